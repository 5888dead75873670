interface Sent {
  loaded: number;
  total: number;
}

let state: Sent | undefined;
const followers = new Set<() => void>();

/** How much of a form with files has been sent; undefined while none is. */
export function uploadState(): Sent | undefined {
  return state;
}

export function followUpload(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

export function tellUpload(sent: Sent | undefined): void {
  state = sent;
  for (const follower of followers) follower();
}
