/** Properties that do not say how often they run: a mutant that forty runs do not notice, a hundred seldom do. */
import fc from "fast-check";

fc.configureGlobal({ numRuns: 40 });
