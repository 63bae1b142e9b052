type Owned = { id: string; candidateId: string; createdAt: string };

/** Records by id, indexed by candidate. Call `set` again when a record's candidate changes. */
export class OfCandidates<T extends Owned> extends Map<string, T> {
  #ids = new Map<string, Set<string>>();

  override set(id: string, record: T) {
    const own = this.#ids.get(record.candidateId) ?? new Set();
    this.#ids.set(record.candidateId, own.add(id));
    return super.set(id, record);
  }

  /** Records of one candidate, oldest first. */
  of(candidateId: string): T[] {
    return [...(this.#ids.get(candidateId) ?? [])]
      .flatMap((id) => this.get(id) ?? [])
      .filter((record) => record.candidateId === candidateId)
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  }
}
