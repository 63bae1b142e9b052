import type { Context } from "@/lib/platform/access/use-case";
import { bandsOf } from "./sketch";

/** Stores the sketch of a candidate's newest CV in place of the one before; null for none. */
export async function storeSketch({ db }: Pick<Context, "db">, candidateId: string, sketch: number[] | null) {
  await db.cvSketch.deleteMany({ where: { candidateId } });
  if (!sketch) return;
  await db.cvSketch.create({ data: { candidateId, hashes: sketch }, select: { candidateId: true } });
  await db.cvBand.createMany({ data: bandsOf(sketch).map((hash) => ({ candidateId, hash })) });
}
