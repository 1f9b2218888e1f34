import { describe, expect, it } from "vitest";
import { differences } from "@/lib/floats";

const counts = (...pairs: [string, number][]): Map<string, number> => new Map(pairs);

describe("numbers that change", () => {
  it("say by how much, more or less", () => {
    const before = counts(["pool-0", 30], ["pool-1", 30], ["blood-anson", 3]);
    const after = counts(["pool-0", 27], ["pool-1", 30], ["blood-anson", 5]);
    expect(differences(before, after)).toEqual([
      { count: "pool-0", by: -3 },
      { count: "blood-anson", by: 2 },
    ]);
  });

  it("say nothing of what has just come or is gone", () => {
    expect(differences(counts(["blood-anson", 3]), counts(["blood-nana", 8]))).toEqual([]);
  });
});
