import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { losObligatorios } from '#domain/documentos/papeles/cuantos.ts'
import { ARCHIVO_MAX_BYTES } from '#domain/documentos/archivo.ts'
import { useInfo } from '#admin/providers/use-info.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { FileDrop } from '#admin/shared/ui/campos/FileDrop.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { CapturaManual } from '#admin/shared/documentos/CapturaManual.tsx'
import { captureStart } from '#admin/shared/documentos/capture-fields.ts'
import { confirmKey } from '#admin/shared/documentos/visor/visor-paper.ts'
import { readPath } from '#admin/portal/expediente/paths.ts'
import { pathsOfField } from '#admin/portal/expediente/propuestas.ts'
import { JobProgress } from '#admin/shared/documentos/lectura/JobProgress.tsx'
import { ReadingFailureNote } from '#admin/shared/documentos/lectura/ReadingFailureNote.tsx'
import { conjuntosDeFotos } from '#admin/shared/documentos/fotos/foto-conjuntos.ts'
import { AvisoPrivacidadLine } from '#admin/shared/instituto/AvisoPrivacidad.tsx'
import { AdicionalesCard } from './AdicionalesCard.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { CotejoCard } from './CotejoCard.tsx'
import { SituacionNote } from './CotejoFacts.tsx'
import { DocumentosTable, looseJobs } from './DocumentosTable.tsx'
import { FotosEnEspera, FotosPorConvertir } from './FotosEnEspera.tsx'
import { MezclaPanel } from './MezclaPanel.tsx'
import { InterrumpidosNote } from './InterrumpidosNote.tsx'
import { OtroBorradorNote } from './OtroBorradorNote.tsx'
import { PadronPanel } from './PadronPanel.tsx'
import { PapelRepetido } from './PapelRepetido.tsx'
import { ResumenPapeles } from './ResumenPapeles.tsx'
import { VeredictoNote } from './VeredictoNote.tsx'
import {
  DOCUMENTOS_LEIBLES,
  LOS_QUE_SE_LEEN,
  papelDe,
  type DocumentoLeible,
} from '#domain/documentos/papeles/registro.ts'
import { ownValue } from '#domain/own-value.ts'
import type { ReadingJob } from '#admin/shared/documentos/lectura/reading-job.ts'
import type { ReactElement } from 'react'

interface ManualTarget {
  readonly papel: DocumentoLeible
  readonly file: File | null
}

/** Step 1, Expediente digital: the PDFs dropped at once find their rows; what they say is compared. */
export function ExpedienteStep(): ReactElement {
  const { expediente, editable, previsto, reglas } = useTramite()
  const [manual, setManual] = useState<ManualTarget | null>(null)
  return (
    <>
      {editable && (
        <FileDrop
          title={reglas.textos.soltar}
          help={`${LOS_QUE_SE_LEEN}. Cada uno se reconoce y ocupa su lugar. Hasta 10 MB por archivo. Las fotografías (JPG o PNG) se enderezan y se convierten en PDF; varias de un documento se pueden unir.`}
          accept={{ 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }}
          maxBytes={ARCHIVO_MAX_BYTES}
          onFiles={(files) => expediente.queue.add(files, null)}
          onRejected={(rejected) =>
            expediente.queue.add(
              rejected.map(({ file }) => file),
              null,
            )
          }
        />
      )}
      {editable && <InterrumpidosNote />}
      {editable && <AvisoPrivacidadLine />}
      <Card flush title="Documentos" aside={<ResumenPapeles />}>
        <DocumentosTable onManual={(papel, file) => setManual({ papel, file })} />
        <LooseFiles onManual={(papel, file) => setManual({ papel, file })} />
      </Card>
      {/* What the readings bring comes under the table: nothing that may be clicked moves when one lands. */}
      <VeredictoNote />
      <MezclaPanel onManual={(papel) => setManual({ papel, file: null })} />
      <OtroBorradorNote />
      <PadronPanel />
      <SituacionNote />
      <AdicionalesCard />
      <CotejoCard today={previsto?.hoy} />
      <OfficialSites />
      {manual ? (
        <ManualDialog target={manual} onClose={() => setManual(null)} />
      ) : (
        <FotosEnEspera onManual={(papel, file) => setManual({ papel, file })} />
      )}
    </>
  )
}

/** Files whose row is not known yet, that are no paper that is read, or whose row is taken. */
function LooseFiles({ onManual }: { onManual: (papel: DocumentoLeible, file: File) => void }): ReactElement | null {
  const { queue, jobs, duplicates } = useTramite().expediente
  const loose = looseJobs(jobs)
  const fotos = conjuntosDeFotos(jobs)
  if (loose.length === 0 && fotos.length === 0 && duplicates.length === 0) return null
  return (
    <ul className="plain stack loose" aria-label="Archivos por colocar">
      {fotos.map((conjunto) => (
        <li key={conjunto.conjunto}>
          <FotosPorConvertir conjunto={conjunto} />
        </li>
      ))}
      {loose.map((job) => (
        <li key={job.id}>
          {job.phase === 'fallo' ? (
            <ReadingFailureNote
              job={job}
              onRetry={() => queue.retry(job.id)}
              onRemove={() => queue.remove(job.id)}
              onManual={(papel) => onManual(papel, job.file)}
              onPhotos={() => queue.reviewPhotos(job.id)}
              extra={<CartaButton job={job} />}
            />
          ) : (
            <div className="loose-job">
              <JobProgress job={job} />
              <Button size="sm" onClick={() => queue.cancel(job.id)} aria-label={`Cancelar ${job.file.name}`}>
                Cancelar
              </Button>
            </div>
          )}
        </li>
      ))}
      {duplicates.map((respuesta) => (
        <li key={respuesta.archivo.id}>
          <PapelRepetido respuesta={respuesta} />
        </li>
      ))}
    </ul>
  )
}

/** A letter dropped with the others is none of the papers that are read: it has its own place. */
function CartaButton({ job }: { job: ReadingJob }): ReactElement {
  const { model, expediente } = useTramite()
  const [busy, setBusy] = useState(false)
  if (model.faltan.length > 0)
    return (
      <span>
        Si es la Carta Testamentaria, agrégala después de validar {losObligatorios('documento', 'documentos')}.
      </span>
    )
  const use = async (): Promise<void> => {
    setBusy(true)
    await expediente.setCarta(job.file).catch(() => setBusy(false))
  }
  return (
    <Button size="sm" busy={busy} busyText="Cargando…" onClick={() => void use()}>
      Es la Carta Testamentaria
    </Button>
  )
}

/** Where each paper is obtained, for whoever comes without one. */
function OfficialSites(): ReactElement | null {
  const enlaces = useInfo()?.enlaces
  if (!enlaces) return null
  const sites = DOCUMENTOS_LEIBLES.flatMap((papel) => {
    const { sitio } = papelDe(papel)
    const href = ownValue<string>(enlaces, papel)
    return sitio && href !== undefined ? [{ href, text: sitio }] : []
  })
  return (
    <p className="small secondary sites">
      ¿Falta un documento? Descárgalo de su página oficial:
      {sites.map(({ href, text }) => (
        <a key={text} href={href} target="_blank" rel="noreferrer noopener">
          {text} <Icon icon={ExternalLink} size={12} />
          <span className="visually-hidden"> (abre otra pestaña)</span>
        </a>
      ))}
    </p>
  )
}

function ManualDialog({ target, onClose }: { target: ManualTarget; onClose: () => void }): ReactElement {
  const { captura, kept, model, expediente } = useTramite()
  const { papel, file } = target
  const id = captura.documentos[papel]?.archivo
  const inForm = (campo: string): string | undefined => {
    const [first] = pathsOfField(confirmKey(papel, campo))
    return first && campo !== 'rfc' ? readPath(model.valores, first.path) : undefined
  }
  return (
    <CapturaManual
      papel={papel}
      initial={captureStart(papel, model.papeles, inForm)}
      hoja={id ? (kept.archivos[id] ?? null) : null}
      subir={(chosen) => expediente.upload(papel, chosen)}
      file={file}
      keptName={id ? (kept.archivos[id]?.nombre ?? 'Archivo enviado') : null}
      onClose={onClose}
      onSave={(datos, archivo) => {
        expediente.setManual(papel, datos, archivo ?? id ?? null, file)
        onClose()
      }}
    />
  )
}
