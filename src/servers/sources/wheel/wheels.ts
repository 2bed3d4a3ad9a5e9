/**
 * Describes wheels of PyPI that contain a program: what a profile declares, what a pin contains, and which pins are
 * refused.
 */
/** One package at one version. Its dependencies are not installed. */
export type WheelPackage = {
  readonly package: string;
  readonly version: string;
  /** The processors that it is released for; absent for all. */
  readonly processors?: readonly WheelProcessor[];
  /** The C library that it needs; absent if it runs with the C library of 2014. */
  readonly libc?: Libc | undefined;
};

/** The version of the C library that a wheel needs. */
export type Libc = "2.28";

export type WheelProcessor = "x64" | "arm64";

/** The wheel of each processor, by its digest. The bytes can come from any index. */
export type WheelFiles = {
  readonly wheels: {
    readonly package: string;
    readonly version: string;
    readonly libc?: Libc | undefined;
    readonly sha256: Readonly<Partial<Record<WheelProcessor, string>>>;
  };
};

export const wheelProcessors = ["x64", "arm64"] as const satisfies readonly WheelProcessor[];

/**
 * Gives the platforms whose wheels run on Linux with that C library, by pip's names. Without `libc` it is the C
 * library of 2014, which every supported system has.
 */
export function platformsOf(processor: WheelProcessor, libc: Libc | undefined): readonly string[] {
  const name = { x64: "x86_64", arm64: "aarch64" }[processor];
  const versions = libc === undefined ? ["manylinux_2_17", "manylinux2014"] : ["manylinux_2_28"];
  return versions.map((version) => `${version}_${name}`);
}

/**
 * Says why nothing may be installed from a pin's wheels; undefined if they are safe. A pin is text of the repository
 * and must name exactly the profile's package.
 */
export function unsafeWheels({ wheels }: WheelFiles, declared: WheelPackage): string | undefined {
  if (wheels.package !== declared.package || wheels.version !== declared.version)
    return `the pinned wheels are not those of ${declared.package} ${declared.version}`;
  if (wheels.libc !== declared.libc) return "the pinned wheels need another C library";
  const { processors = wheelProcessors } = declared;
  const missing = processors.find((processor) => !/^[0-9a-f]{64}$/u.test(wheels.sha256[processor] ?? ""));
  if (missing !== undefined) return `the pin has no sha256 for ${missing}`;
  const more = processorsOf({ wheels }).find((processor) => !processors.includes(processor));
  return more === undefined ? undefined : `${wheels.package} has no wheel for ${more}`;
}

/** Lists the processors that the pin has a wheel for. */
export function processorsOf({ wheels }: WheelFiles): readonly WheelProcessor[] {
  return wheelProcessors.filter((processor) => wheels.sha256[processor] !== undefined);
}
