/**
 * Which cases properties are tried on: by day the same on every machine, so that a change is judged by what it changes;
 * by night others, whose seed a failure tells. A case that fails by night becomes a test of its own.
 */
import fc from "fast-check";
import { isNight } from "./night.ts";

if (!isNight) fc.configureGlobal({ seed: 1 });
