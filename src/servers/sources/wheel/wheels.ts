/** Wheels of PyPI that hold a program: what a profile names, what a pin holds, and what a pin may say. */
/** One package at one version; nothing that it depends on is installed. */
export type WheelPackage = {
  readonly package: string;
  readonly version: string;
  /** Those that it is released for; absent: all. */
  readonly processors?: readonly WheelProcessor[];
};

export type WheelProcessor = "x64" | "arm64";

/** A wheel for each processor that has one, by its digest: wherever the bytes come from, these are the ones. */
export type WheelFiles = {
  readonly wheels: {
    readonly package: string;
    readonly version: string;
    readonly sha256: Readonly<Partial<Record<WheelProcessor, string>>>;
  };
};

export const wheelProcessors = ["x64", "arm64"] as const satisfies readonly WheelProcessor[];

/** The platforms whose wheels run on a processor's Linux with the C library of 2014; the names are pip's. */
export const platformsOf = {
  x64: ["manylinux_2_17_x86_64", "manylinux2014_x86_64"],
  arm64: ["manylinux_2_17_aarch64", "manylinux2014_aarch64"],
} as const satisfies Record<WheelProcessor, readonly string[]>;

/** Why nothing may be installed from it, or undefined. */
export function unsafeWheels({ wheels }: WheelFiles, declared: WheelPackage): string | undefined {
  if (wheels.package !== declared.package || wheels.version !== declared.version)
    return `its wheels are not those of ${declared.package} ${declared.version}`;
  const { processors = wheelProcessors } = declared;
  const missing = processors.find((processor) => !/^[0-9a-f]{64}$/u.test(wheels.sha256[processor] ?? ""));
  if (missing !== undefined) return `it has no sha256 for ${missing}`;
  const more = processorsOf({ wheels }).find((processor) => !processors.includes(processor));
  return more === undefined ? undefined : `${wheels.package} has no wheel for ${more}`;
}

export function processorsOf({ wheels }: WheelFiles): readonly WheelProcessor[] {
  return wheelProcessors.filter((processor) => wheels.sha256[processor] !== undefined);
}
