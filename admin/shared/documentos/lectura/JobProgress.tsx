import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import { formatBytes } from '#admin/shared/documentos/papeles.ts'
import { jobProgress } from './reading-job.ts'
import type { ReadingJob } from './reading-job.ts'
import type { ReactElement } from 'react'
import '#admin/shared/documentos/documentos.css'

/** One file on its way: its name, how far it is in words and as a bar. */
export function JobProgress({ job }: { job: ReadingJob }): ReactElement {
  const { label, value } = jobProgress(job)
  return (
    <div className="job">
      <div className="job-line">
        <span>
          {job.file.name} <span className="muted">{formatBytes(job.file.size)}</span>
        </span>
        <span className="secondary" role="status">
          {label}
        </span>
      </div>
      <Progress label={`${job.file.name}: ${label}`} value={value} hideLabel />
    </div>
  )
}
