/** Milliseconds of each of `times` runs of `work`, one after another. */
export async function timeEach(times: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let index = 0; index < times; index += 1) {
    const start = performance.now()
    await work(index)
    samples.push(performance.now() - start)
  }
  return samples
}

export function percentile(samples: readonly number[], fraction: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5)

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`
