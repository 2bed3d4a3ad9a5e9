/**
 * Properties that do not say how often they run: a mutant that forty runs do not notice, a hundred seldom do.
 * The same cases each time, so that a mutant's fate does not change from run to run.
 */
import fc from "fast-check";

fc.configureGlobal({ numRuns: 40, seed: 1 });
