import { Eye, Ellipsis, FilePenLine, RefreshCw, Trash2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { avisosDeArchivo } from '#admin/shared/documentos/lectura/avisos-lectura.ts'
import { JobProgress } from '#admin/shared/documentos/lectura/JobProgress.tsx'
import { PickButton } from '#admin/shared/documentos/PickButton.tsx'
import { ReadingFailureNote } from '#admin/shared/documentos/lectura/ReadingFailureNote.tsx'
import { formatBytes, TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { useFilePicker } from '#admin/shared/documentos/use-file-picker.tsx'
import { DOCUMENTOS_LEIBLES, papelDe } from '#domain/documentos/papeles/registro.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { incompletoTexto, lecturaOf } from '#admin/portal/expediente/expediente.ts'
import { rowId } from '#admin/portal/expediente/paso/step-checks.ts'
import { DocsTable } from './DocsTable.tsx'
import { LeidoTag } from './LeidoTag.tsx'
import { unreadCount, unsureCount } from '#admin/portal/expediente/paso/unsure-count.ts'
import { NotaCampo } from '#admin/portal/expediente/paso/NotaCampo.tsx'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { ReadingJob } from '#admin/shared/documentos/lectura/reading-job.ts'
import type { ReactElement } from 'react'

/** Photos are taken too: they are offered to be made a PDF. */
const ACCEPT = 'application/pdf,.pdf,image/jpeg,image/png'
const FOTOS: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])

/** The row a file belongs to by its name, only to show its progress there; the reading says which paper it is. */
function rowOfJob(job: ReadingJob): DocumentoLeible | null {
  const name = job.file.name.toLowerCase()
  // Photos that wait stand together, under the table.
  if (job.phase === 'foto') return null
  if (job.destino || job.phase === 'fallo') return job.destino
  return DOCUMENTOS_LEIBLES.find((papel) => papelDe(papel).archivos.some((part) => name.includes(part))) ?? null
}

/** The jobs that no row shows: they stand under the drop zone. */
export function looseJobs(jobs: readonly ReadingJob[]): ReadingJob[] {
  const shown = new Set<string>()
  for (const papel of DOCUMENTOS_LEIBLES) {
    const job = jobs.find((one) => rowOfJob(one) === papel)
    if (job) shown.add(job.id)
  }
  return jobs.filter(({ id, phase }) => phase !== 'foto' && !shown.has(id))
}

interface DocumentosTableProps {
  onManual: (papel: DocumentoLeible, file: File | null) => void
}

/** The papers that are read: document, file, who validated it, and acts. */
export function DocumentosTable({ onManual }: DocumentosTableProps): ReactElement {
  return (
    <DocsTable>
      {DOCUMENTOS_LEIBLES.map((papel) => (
        <PaperRow key={papel} papel={papel} onManual={(file) => onManual(papel, file)} />
      ))}
    </DocsTable>
  )
}

interface PaperRowProps {
  papel: DocumentoLeible
  onManual: (file: File | null) => void
}

function PaperRow({ papel, onManual }: PaperRowProps): ReactElement {
  const { expediente, captura, kept, editable } = useTramite()
  const { queue, jobs } = expediente
  const [picked, setPicked] = useState<readonly File[]>([])
  const refusal = pickedRefusal(picked)
  const job = jobs.find((one) => rowOfJob(one) === papel)
  const running = job && job.phase !== 'fallo'
  const incomplete = incompletoTexto(captura, kept, papel)
  const avisos = avisosDeArchivo(lecturaOf(captura, kept, papel)?.lectura ?? null)
  const load = (): void => {
    queue.add(picked, papel)
    setPicked([])
  }
  const move = (failed: ReadingJob): void => {
    const respuesta = failed.failure?.respuesta
    queue.remove(failed.id)
    if (respuesta) expediente.place(respuesta)
  }
  return (
    <Fragment>
      <tr id={rowId(papel)} tabIndex={-1} className={running ? 'docs-row docs-running' : 'docs-row'}>
        <th scope="row">
          {TITULO_PAPEL[papel]} <NotaCampo path={`documentos.${papel}`} />
        </th>
        {running ? (
          <td colSpan={2} className="wrap" data-label="Archivo">
            <JobProgress job={job} />
          </td>
        ) : (
          <>
            <td className="wrap" data-label="Archivo">
              {picked.length > 0 ? <PickedFiles files={picked} refusal={refusal} /> : <SentFile papel={papel} />}
            </td>
            <td data-label="Validado">
              <LeidoTag documento={papel} />
            </td>
          </>
        )}
        <td className="num docs-acts">
          {running && (
            <Button size="sm" onClick={() => queue.cancel(job.id)} aria-label={`Cancelar ${job.file.name}`}>
              Cancelar
            </Button>
          )}
          {!running && picked.length > 0 && (
            <>
              {!refusal && (
                <Button size="sm" variant="primary" onClick={load}>
                  Cargar
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={() => setPicked([])}>
                Quitar
              </Button>
            </>
          )}
          {!running && picked.length === 0 && (
            <PaperActs papel={papel} onPick={setPicked} onManual={() => onManual(null)} />
          )}
        </td>
      </tr>
      {!running && avisos.length > 0 && (
        <tr className="docs-note">
          <td colSpan={4} className="wrap">
            <Note tone="warn" live>
              {avisos.join(' ')}
            </Note>
          </td>
        </tr>
      )}
      {(job?.phase === 'fallo' || (incomplete && !running)) && (
        <tr className="docs-note">
          <td colSpan={4} className="wrap">
            {job?.phase === 'fallo' ? (
              <ReadingFailureNote
                job={job}
                onRetry={() => queue.retry(job.id)}
                onRemove={() => queue.remove(job.id)}
                onMove={() => move(job)}
                onPhotos={() => queue.reviewPhotos(job.id)}
                {...(editable && { onManual: () => onManual(job.file) })}
              />
            ) : (
              <Note
                tone="bad"
                action={
                  editable && (
                    <Button size="sm" onClick={() => onManual(null)}>
                      Usar Captura Manual
                    </Button>
                  )
                }
              >
                {incomplete}
              </Note>
            )}
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** Why several files cannot be one paper; "" when they can: a PDF is whole, only photos are joined. */
function pickedRefusal(files: readonly File[]): string {
  const odd = files.length > 1 ? files.find(({ type }) => !FOTOS.has(type)) : undefined
  return odd
    ? `${odd.name} no es una fotografía JPG o PNG: elige un solo PDF, o solo las fotografías del documento.`
    : ''
}

function PickedFiles({ files, refusal }: { files: readonly File[]; refusal: string }): ReactElement {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  return (
    <>
      {files.map(({ name }) => name).join(', ')}, {formatBytes(size)}
      {refusal ? (
        <div className="field-error" role="alert">
          {refusal}
        </div>
      ) : (
        <div className="muted">
          {files.length === 1 ? 'Listo para cargar' : `${files.length} fotografías listas para cargar`}
        </div>
      )}
    </>
  )
}

/** Enviado or No enviado, with name and size; how many of its fields wait to be confirmed. */
function SentFile({ papel }: { papel: DocumentoLeible }): ReactElement {
  const { captura, kept, model } = useTramite()
  const { archivo: id, by } = captura.documentos[papel] ?? {}
  if (!id) return <span className="muted">No enviado</span>
  const archivo = kept.archivos[id]
  // What a saved alta holds was confirmed when it was saved.
  const saved = by === 'Sistema'
  const unsure = saved ? 0 : unsureCount(model, papel)
  const unread = saved ? 0 : unreadCount(model, papel, lecturaOf(captura, kept, papel)?.lectura ?? null)
  return (
    <>
      Enviado
      {unsure > 0 && (
        <span className="docs-unsure">
          {' · '}
          {unsure} por confirmar
        </span>
      )}
      {unread > 0 && (
        <span className="docs-unsure">
          {' · '}
          {unread} sin leer
        </span>
      )}
      {archivo && (
        <div className="secondary">
          {archivo.nombre}, {formatBytes(archivo.bytes)}
        </div>
      )}
    </>
  )
}

interface PaperActsProps {
  papel: DocumentoLeible
  onPick: (files: readonly File[]) => void
  onManual: () => void
}

function PaperActs({ papel, onPick, onManual }: PaperActsProps): ReactElement {
  const { captura, kept, editable, expediente, openVisor } = useTramite()
  const picker = useFilePicker(ACCEPT, onPick, true)
  const title = TITULO_PAPEL[papel]
  if (!captura.documentos[papel])
    return editable ? (
      <PickButton
        label="Seleccionar archivo"
        ariaLabel={`Seleccionar archivo: ${title}`}
        accept={ACCEPT}
        multiple
        onPick={onPick}
      />
    ) : (
      <></>
    )
  const hasData = lecturaOf(captura, kept, papel) !== null || captura.capturaManual[papel] !== undefined
  return (
    <>
      {picker.input}
      {hasData && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Ver datos de ${title}`}
          onClick={() => openVisor({ paper: papel, campo: null, mode: 'datos' })}
        >
          Ver datos
        </Button>
      )}
      <IconButton
        icon={Eye}
        label={`Vista previa de ${title}`}
        onClick={() => openVisor({ paper: papel, campo: null, mode: 'vista' })}
      />
      {editable && (
        <Menu
          className="icon-btn"
          label={`Más acciones de ${title}`}
          items={[
            { label: 'Reemplazar', icon: RefreshCw, onSelect: picker.open },
            { label: 'Captura manual', icon: FilePenLine, onSelect: onManual },
            { label: 'Quitar', icon: Trash2, danger: true, onSelect: () => expediente.remove(papel) },
          ]}
        >
          <Icon icon={Ellipsis} />
        </Menu>
      )}
    </>
  )
}
