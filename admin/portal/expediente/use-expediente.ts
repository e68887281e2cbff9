import { useEffect, useRef, useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { useReadingQueue } from '#admin/shared/documentos/lectura/use-reading-queue.ts'
import { EN_LECTURA_MAX } from '#domain/afiliacion/borrador.ts'
import type { DocumentoAlta, ValidadoPor } from '#domain/afiliacion/borrador.ts'
import type { ArchivoGuardado, RespuestaLectura } from '#domain/documentos/lectura.ts'
import type { Dato } from '#domain/documentos/papeles/papel.ts'
import { papelDe, type DatosPorDocumento, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { enCamino, type ReadingJob } from '#admin/shared/documentos/lectura/reading-job.ts'
import type { ReadingQueue } from '#admin/shared/documentos/lectura/reading-queue.ts'
import type { PorMano } from './tramite/reglas-tramite.ts'
import type { TramiteState } from './tramite/use-tramite-state.ts'
import type { Captura } from './captura.ts'

/** Longer than the toast that offers to undo. */
const UNDO_MS = 13_000

export interface Expediente {
  readonly queue: ReadingQueue
  readonly jobs: readonly ReadingJob[]
  /** Files whose reading was interrupted when this draft was last left; told until others are brought or it is put away. */
  readonly interrupted: { readonly names: readonly string[]; readonly forget: () => void }
  /** Readings of a paper whose row is taken: the person says which one stays. */
  readonly duplicates: readonly RespuestaLectura[]
  readonly place: (respuesta: RespuestaLectura) => void
  readonly dismiss: (respuesta: RespuestaLectura) => void
  readonly remove: (documento: DocumentoAlta) => void
  readonly upload: (clase: DocumentoAlta | 'foto', file: File) => Promise<ArchivoGuardado>
  readonly setManual: (
    papel: DocumentoLeible,
    datos: Partial<DatosPorDocumento[DocumentoLeible]>,
    /** Id of the paper's file; null without one. */
    archivo: string | null,
    /** The file that could not be read, whose failure is then settled. */
    file: File | null,
  ) => void
  readonly setCarta: (file: File) => Promise<void>
}

/** The capture without what belonged to a row's former file. */
function withoutPaper(captura: Captura, documento: DocumentoAlta): Captura {
  const documentos = Object.fromEntries(Object.entries(captura.documentos).filter(([key]) => key !== documento))
  const capturaManual = Object.fromEntries(Object.entries(captura.capturaManual).filter(([key]) => key !== documento))
  const confirmados = captura.confirmados.filter((key) => !key.startsWith(`${documento}.`))
  // What was explained of the papers was of those that stood then.
  return { ...captura, documentos, capturaManual, confirmados, mismaPersona: '' }
}

function withPaper(captura: Captura, documento: DocumentoAlta, archivo: string, by: ValidadoPor): Captura {
  const rest = withoutPaper(captura, documento)
  return { ...rest, documentos: { ...rest.documentos, [documento]: { archivo, by } } }
}

const DEL_TITULAR: readonly (Dato | undefined)[] = [
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'curp',
  'fechaNacimiento',
]

/** Whose a paper is, left empty: of one captured by hand, only what the person typed counts. */
function sinTitular(papel: DocumentoLeible): Readonly<Record<string, ''>> {
  const own = Object.entries(papelDe(papel).campos).filter(([, { dato }]) => DEL_TITULAR.includes(dato))
  return Object.fromEntries(own.map(([campo]) => [campo, '']))
}

/** The capture with the names of the files that are being read now. */
function withReading(captura: Captura, jobs: readonly ReadingJob[]): Captura {
  const names = enCamino(jobs)
    .slice(0, EN_LECTURA_MAX.archivos)
    .map(({ file }) => file.name.slice(0, EN_LECTURA_MAX.nombre))
  const before = captura.enLectura ?? []
  return names.join('\n') === before.join('\n') ? captura : { ...captura, enLectura: names }
}

/** What the draft said was being read when it was opened; from the first file on, what is being read now. */
function useInterrupted(
  { captura }: TramiteState,
  jobs: readonly ReadingJob[],
  noteReading: () => void,
): Expediente['interrupted'] {
  const [names, setNames] = useState<readonly string[]>(captura.enLectura ?? [])
  const [began, setBegan] = useState(false)
  if (!began && jobs.length > 0) {
    setBegan(true)
    setNames([])
  }
  const underWay = enCamino(jobs).length
  const note = useRef(noteReading)
  useEffect(() => {
    note.current = noteReading
  })
  useEffect(() => {
    if (began) note.current()
  }, [began, underWay])
  return {
    names,
    forget: () => {
      setNames([])
      noteReading()
    },
  }
}

/** The papers of a procedure: read, put in their rows, replaced, removed, captured by hand. */
export function useExpediente(state: TramiteState, porMano: PorMano): Expediente {
  const toast = useToast()
  const [duplicates, setDuplicates] = useState<readonly RespuestaLectura[]>([])
  const current = useRef(state.captura)
  useEffect(() => {
    current.current = state.captura
  })
  const forget = (archivo: string | undefined): void => {
    // A file that stays behind goes with the draft.
    if (archivo) api.call('DELETE /api/archivos/:id', { params: { id: archivo } }).catch(() => undefined)
  }
  const place = (respuesta: RespuestaLectura): void => {
    const { documento } = respuesta.lectura
    const { archivo: former, by } = current.current.documentos[documento] ?? {}
    if (former !== respuesta.archivo.id && by !== 'Sistema') forget(former)
    state.keepReading(respuesta)
    state.update((captura) => withPaper(captura, documento, respuesta.archivo.id, 'OCR'))
    setDuplicates((all) => all.filter((one) => one !== respuesta))
    clearFailed((job) => job.destino === documento)
  }
  const onRead = (respuesta: RespuestaLectura, job: ReadingJob): void => {
    const { documento } = respuesta.lectura
    const taken = current.current.documentos[documento] !== undefined && job.destino !== documento
    if (taken) setDuplicates((all) => [...all, respuesta])
    else place(respuesta)
  }
  const noteReading = (): void => state.update((captura) => withReading(captura, queue.snapshot()))
  // The draft says what is being read before the reading begins: a page that is loaded again can tell what it lost.
  const borrador = (): Promise<string> => {
    noteReading()
    return state.ensureDraft()
  }
  const { queue, jobs } = useReadingQueue({ borrador, onRead })
  const interrupted = useInterrupted(state, jobs, noteReading)

  const clearFailed = (isOf: (job: ReadingJob) => boolean): void => {
    for (const job of queue.snapshot()) if (job.phase === 'fallo' && isOf(job)) queue.remove(job.id)
  }
  /** A photo that was kept as it is need not become a PDF any more. */
  const clearPhoto = (file: File | null): void => {
    for (const job of queue.snapshot()) if (job.phase === 'foto' && job.file === file) queue.remove(job.id)
  }
  const upload = async (clase: DocumentoAlta | 'foto', file: File): Promise<ArchivoGuardado> => {
    const form = new FormData()
    const borrador = await state.ensureDraft()
    form.set('borrador', borrador)
    form.set('clase', clase)
    form.set('file', file)
    const archivo = await api.upload('POST /api/archivos', form)
    state.keepFile(archivo)
    return archivo
  }
  const remove = (documento: DocumentoAlta): void => {
    const before = current.current
    const gone = before.documentos[documento]
    if (!gone) return
    state.update((captura) => withoutPaper(captura, documento))
    const timer = setTimeout(() => {
      if (gone.by !== 'Sistema') forget(gone.archivo)
    }, UNDO_MS)
    toast.success(`Se quitó ${TITULO_PAPEL[documento]}.`, {
      label: 'Deshacer',
      onSelect: () => {
        clearTimeout(timer)
        const { documentos, capturaManual, confirmados, mismaPersona = '' } = before
        state.update((captura) => ({ ...captura, documentos, capturaManual, confirmados, mismaPersona }))
      },
    })
  }
  const setManual: Expediente['setManual'] = (papel, datos, archivo, file) => {
    if (archivo === null) return
    clearFailed((job) => job.destino === papel || job.file === file)
    clearPhoto(file)
    state.update((captura) => {
      const next = withPaper(captura, papel, archivo, porMano)
      return { ...next, capturaManual: { ...next.capturaManual, [papel]: { ...sinTitular(papel), ...datos } } }
    })
  }
  const setCarta = async (file: File): Promise<void> => {
    const { id } = await upload('carta', file)
    clearFailed((job) => job.file === file)
    state.update((captura) => withPaper(captura, 'carta', id, porMano))
  }
  const dismiss = (respuesta: RespuestaLectura): void => {
    forget(respuesta.archivo.id)
    setDuplicates((all) => all.filter((one) => one !== respuesta))
  }
  return { queue, jobs, interrupted, duplicates, place, dismiss, remove, upload, setManual, setCarta }
}
