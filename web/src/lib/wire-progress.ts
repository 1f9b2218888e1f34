// Made from src/noctuary/server/wires/progress.py by tools/wire_types.py: change it there, then run that.

export type ProgressKind = "lesson" | "puzzle";

/** One lesson or puzzle: whether it was brought to its end, and where one is in it. */
export interface Step {
  kind: ProgressKind;
  slug: string;
  done?: boolean;
  place?: string;
}

export interface Steps {
  steps: Step[];
}

/** Everything that this person has begun. */
export interface ProgressTold {
  steps: Step[];
}
