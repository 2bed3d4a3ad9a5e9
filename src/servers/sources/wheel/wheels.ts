/**
 * Describes wheels of PyPI that hold a program: what a profile declares, what a pin holds, and what a pin may contain.
 */
/** One package at one version; nothing that it depends on is installed. */
export type WheelPackage = {
  readonly package: string;
  readonly version: string;
  /** Processors that it is released for; absent: all. */
  readonly processors?: readonly WheelProcessor[];
  /** C library that it needs; absent if a wheel runs with the C library of 2014. */
  readonly libc?: Libc | undefined;
};

/** Version of the C library that a wheel needs. */
export type Libc = "2.28";

export type WheelProcessor = "x64" | "arm64";

/** Wheel for each processor that has one, by its digest, wherever the bytes come from. */
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
 * Returns the platforms whose wheels run on a processor's Linux with that C library, or with the one of 2014; the
 * names are pip's.
 */
export function platformsOf(processor: WheelProcessor, libc: Libc | undefined): readonly string[] {
  const name = { x64: "x86_64", arm64: "aarch64" }[processor];
  const versions = libc === undefined ? ["manylinux_2_17", "manylinux2014"] : ["manylinux_2_28"];
  return versions.map((version) => `${version}_${name}`);
}

/** Returns the reason why nothing may be installed from these wheels, or undefined. */
export function unsafeWheels({ wheels }: WheelFiles, declared: WheelPackage): string | undefined {
  if (wheels.package !== declared.package || wheels.version !== declared.version)
    return `its wheels are not the ones of ${declared.package} ${declared.version}`;
  if (wheels.libc !== declared.libc) return "its wheels are for another C library";
  const { processors = wheelProcessors } = declared;
  const missing = processors.find((processor) => !/^[0-9a-f]{64}$/u.test(wheels.sha256[processor] ?? ""));
  if (missing !== undefined) return `it has no sha256 for ${missing}`;
  const more = processorsOf({ wheels }).find((processor) => !processors.includes(processor));
  return more === undefined ? undefined : `${wheels.package} has no wheel for ${more}`;
}

export function processorsOf({ wheels }: WheelFiles): readonly WheelProcessor[] {
  return wheelProcessors.filter((processor) => wheels.sha256[processor] !== undefined);
}
