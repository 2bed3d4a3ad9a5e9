/** Finds the package to which an import belongs. The name of a module often differs from that of its package. */
import { type Ecosystem, normaliseName } from "./package.ts";

/**
 * Table of Python modules whose package has another name. It is for packages that are not installed, because installed
 * ones list their modules. If several packages have the same module, the project declares the one that it uses.
 *
 * Source of the first part: the table of pipreqs (github.com/bndr/pipreqs, `pipreqs/mapping` at 48dbafd39003,
 * Apache-2.0), the rows whose package is still released under that name. Source of the second part: the documentation
 * of the packages, written down by hand. Names are normalised by PEP 503. If a dotted module has a row of its own, that
 * row precedes the row of its first part.
 */
export const importNames: Readonly<Record<string, readonly string[]>> = {
  Crypto: ["pycryptodome"],
  Cryptodome: ["pycryptodomex"],
  Levenshtein: ["python-levenshtein", "levenshtein"],
  MySQLdb: ["mysqlclient", "mysql-python"],
  OpenGL: ["pyopengl"],
  OpenSSL: ["pyopenssl"],
  PIL: ["pillow", "pillow-simd"],
  Stemmer: ["pystemmer"],
  airflow: ["apache-airflow"],
  apiclient: ["google-api-python-client"],
  appium: ["appium-python-client"],
  auth0: ["auth0-python"],
  braces: ["django-braces"],
  bs4: ["beautifulsoup4"],
  bson: ["pymongo"],
  cassandra: ["cassandra-driver"],
  constraint: ["python-constraint"],
  crispy_forms: ["django-crispy-forms"],
  crontab: ["python-crontab"],
  cups: ["pycups"],
  cv2: ["opencv-python", "opencv-python-headless", "opencv-contrib-python", "opencv-contrib-python-headless"],
  daemon: ["python-daemon"],
  dateutil: ["python-dateutil"],
  debian: ["python-debian"],
  decouple: ["python-decouple"],
  digitalocean: ["python-digitalocean"],
  discord: ["discord-py"],
  dns: ["dnspython"],
  dotenv: ["python-dotenv"],
  elftools: ["pyelftools"],
  enchant: ["pyenchant"],
  engineio: ["python-engineio"],
  formtools: ["django-formtools"],
  frontmatter: ["python-frontmatter"],
  git: ["gitpython"],
  github: ["pygithub"],
  github3: ["github3-py"],
  googleapiclient: ["google-api-python-client"],
  gridfs: ["pymongo"],
  hamcrest: ["pyhamcrest"],
  haystack: ["django-haystack"],
  hydra: ["hydra-core"],
  igraph: ["python-igraph", "igraph"],
  jose: ["python-jose"],
  jpype: ["jpype1"],
  jwt: ["pyjwt"],
  ldap: ["python-ldap"],
  libcloud: ["apache-libcloud"],
  magic: ["python-magic"],
  memcache: ["python-memcached"],
  mesonpy: ["meson-python"],
  model_utils: ["django-model-utils"],
  moneyed: ["py-moneyed"],
  mpv: ["python-mpv"],
  mptt: ["django-mptt"],
  odf: ["odfpy"],
  openid: ["python3-openid"],
  paho: ["paho-mqtt"],
  picklefield: ["django-picklefield"],
  playhouse: ["peewee"],
  png: ["pypng"],
  polymorphic: ["django-polymorphic"],
  pythonjsonlogger: ["python-json-logger"],
  pywintypes: ["pywin32"],
  pyximport: ["cython"],
  readability: ["readability-lxml"],
  rest_framework: ["djangorestframework"],
  reversion: ["django-reversion"],
  robot: ["robotframework"],
  saml2: ["pysaml2"],
  samtranslator: ["aws-sam-translator"],
  sass: ["libsass"],
  serial: ["pyserial"],
  sklearn: ["scikit-learn"],
  slugify: ["python-slugify", "unicode-slugify"],
  socketio: ["python-socketio"],
  socks: ["pysocks"],
  speech_recognition: ["speechrecognition"],
  stdnum: ["python-stdnum"],
  storages: ["django-storages"],
  taggit: ["django-taggit"],
  tastypie: ["django-tastypie"],
  telebot: ["pytelegrambotapi"],
  telegram: ["python-telegram-bot"],
  treebeard: ["django-treebeard"],
  twitter: ["python-twitter"],
  usb: ["pyusb"],
  websocket: ["websocket-client"],
  winrm: ["pywinrm"],
  xdg: ["pyxdg"],
  xdist: ["pytest-xdist"],
  yaml: ["pyyaml", "pyyaml-ft"],
  zmq: ["pyzmq"],

  _pytest: ["pytest"],
  attr: ["attrs"],
  antlr4: ["antlr4-python3-runtime"],
  corsheaders: ["django-cors-headers"],
  debug_toolbar: ["django-debug-toolbar"],
  django_filters: ["django-filter"],
  docx: ["python-docx"],
  environ: ["django-environ"],
  faiss: ["faiss-cpu", "faiss-gpu"],
  fitz: ["pymupdf"],
  "google._upb": ["protobuf"],
  "google.oauth2": ["google-auth"],
  "google.protobuf": ["protobuf"],
  grpc: ["grpcio"],
  grpc_health: ["grpcio-health-checking"],
  grpc_reflection: ["grpcio-reflection"],
  grpc_status: ["grpcio-status"],
  grpc_tools: ["grpcio-tools"],
  import_export: ["django-import-export"],
  kafka: ["kafka-python", "kafka-python-ng"],
  markdown_it: ["markdown-it-py"],
  modelcluster: ["django-modelcluster"],
  "mysql.connector": ["mysql-connector-python"],
  nacl: ["pynacl"],
  oauth2_provider: ["django-oauth-toolkit"],
  "opentelemetry.trace": ["opentelemetry-api"],
  "paste.deploy": ["pastedeploy"],
  "pip._internal": ["pip"],
  pkg_resources: ["setuptools"],
  pptx: ["python-pptx"],
  psycopg2: ["psycopg2", "psycopg2-binary"],
  pylab: ["matplotlib"],
  mpl_toolkits: ["matplotlib"],
  pythoncom: ["pywin32"],
  redis_lock: ["python-redis-lock"],
  rapidjson: ["python-rapidjson"],
  ruamel: ["ruamel-yaml"],
  skimage: ["scikit-image"],
  snappy: ["python-snappy"],
  social_django: ["social-auth-app-django"],
  tlz: ["toolz"],
  umap: ["umap-learn"],
  vlc: ["python-vlc"],
  win32api: ["pywin32"],
  win32con: ["pywin32"],
  win32com: ["pywin32"],
  win32file: ["pywin32"],
  win32gui: ["pywin32"],
  win32pipe: ["pywin32"],
  win32process: ["pywin32"],
  win32service: ["pywin32"],
  wx: ["wxpython"],
  Xlib: ["python-xlib"],
};

/** Names of packages that the project has. */
export type KnownNames = {
  /** Packages by module, from the metadata of installed packages; only modules with another name than their package. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** True if the project knows a package of this name. */
  readonly has: (name: string) => boolean;
};

/**
 * Returns the first candidate package of an import that the project has. Undefined for the project's own modules, the
 * standard library and unknown packages.
 */
export function packageOfImport(
  ecosystem: Ecosystem,
  module: string,
  { modules, has }: KnownNames,
): string | undefined {
  return packagesOfImport(ecosystem, module, modules).find(has);
}

/**
 * Returns the candidate packages of an import, the likeliest first. `module` is `a.b` for Python, or the specifier of a
 * TypeScript `import`. For Python installed packages come first, then packages with the module's name (or that of a
 * namespace around it), then the table. For npm the package comes first, then the package of its types.
 */
export function packagesOfImport(
  ecosystem: Ecosystem,
  module: string,
  modules: KnownNames["modules"],
): readonly string[] {
  if (ecosystem !== "npm") return packagesOfModule(module, modules);
  const name = packageOfSpecifier(module);
  return name === undefined ? [] : [name, ...(name.startsWith("@types/") ? [] : [typesPackage(name)])];
}

/** Maximum number of parts of a module that are compared with names of packages. */
const partsMax = 4;

/** Returns the candidate packages of a Python module, by the module and by the namespaces around it. */
function packagesOfModule(module: string, modules: KnownNames["modules"]): readonly string[] {
  const parts = module.split(".").slice(0, partsMax);
  // The longest prefix first: `google.cloud.storage` belongs to google-cloud-storage, not to google-cloud.
  const prefixes = parts.map((_, at) => parts.slice(0, parts.length - at).join("."));
  return [
    ...new Set([
      ...prefixes.flatMap((prefix) => modules.get(prefix) ?? []),
      ...prefixes.map(normaliseName),
      ...prefixes.flatMap((prefix) =>
        Object.hasOwn(importNames, prefix) ? (importNames[prefix] ?? []) : [],
      ),
    ]),
  ];
}

const packageShape = /^(?:@[a-z0-9~][\w.~-]{0,213}\/)?[a-z0-9~_][\w.~-]{0,213}$/iu;

/**
 * Returns the npm package of an import specifier. Undefined for a path, an alias such as `#a` or `@/a`, a built-in
 * module of Node, and a specifier that only a bundler resolves: no package is missing there.
 */
export function packageOfSpecifier(specifier: string): string | undefined {
  if (isNodeModule(specifier)) return undefined;
  const parts = specifier.split("/");
  const name = parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
  const isComplete = !specifier.startsWith("@") || parts.length > 1;
  // `~/a` is an alias.
  return isComplete && name !== "~" && packageShape.test(name) ? name : undefined;
}

/** Returns the package with the types of an npm package: `@types/name`, or `@types/scope__name` for a scoped one. */
export function typesPackage(name: string): string {
  return `@types/${name.replace(/^@([^/]+)\//u, "$1__")}`;
}

/**
 * True for a built-in module of Node. Its types come from `@types/node`, so that package is missing if it is
 * unresolved.
 */
export function isNodeModule(specifier: string): boolean {
  return specifier.startsWith("node:") || nodeModules.has(specifier.split("/")[0] ?? "");
}

/** Built-in modules of Node 24 that need no prefix `node:`. A test compares the list with Node's own. */
const nodeModules: ReadonlySet<string> = new Set(
  [
    "assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns",
    "domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring",
    "readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib",
  ].flatMap((line) => line.split(" ")),
);
