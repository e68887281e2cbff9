import { useEffect, useState, useSyncExternalStore } from 'react'
import { ReadingQueue } from './reading-queue.ts'
import type { ReadingPorts } from './reading-queue.ts'
import type { ReadingJob } from './reading-job.ts'

/** The queue of a screen and its jobs; what is under way ends with the screen. */
export function useReadingQueue(ports: ReadingPorts): { queue: ReadingQueue; jobs: readonly ReadingJob[] } {
  const [queue] = useState(() => new ReadingQueue(ports))
  useEffect(() => {
    queue.ports = ports
  })
  useEffect(() => () => queue.stop(), [queue])
  return { queue, jobs: useSyncExternalStore(queue.subscribe, queue.snapshot) }
}
