import { useQuery } from '@tanstack/react-query'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { AgregarFotos } from './AgregarFotos.tsx'
import { FotoFailure } from './FotoFailure.tsx'
import { FotoPair } from './FotoPair.tsx'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { failureOf } from '#admin/shared/documentos/lectura/read-paper.ts'
import { straightPageQuery } from './straight-page.ts'
import { DOCUMENTOS_LEIBLES, papelDe } from '#domain/documentos/papeles/registro.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { ReadingJob } from '#admin/shared/documentos/lectura/reading-job.ts'
import type { ReactElement } from 'react'

interface FotoDialogProps {
  job: ReadingJob
  /** Photos that wait after this one. */
  others: number
  onTurn: () => void
  onConvert: () => void
  /** More pages of the same paper. */
  onAdd: (files: readonly File[]) => void
  onRemove: () => void
  /** Closed without a choice: the photo waits. */
  onLater: () => void
  onManual: (papel: DocumentoLeible) => void
}

/** A photo was given where a PDF is asked: the page it would become, and the choice. */
export function FotoDialog({ job, others, onManual, ...acts }: FotoDialogProps): ReactElement {
  const { file, destino } = job
  const page = useQuery(straightPageQuery(job))
  const failure = page.error === null ? null : failureOf(page.error, destino)
  return (
    <Dialog
      open
      size="lg"
      title={destino ? `Fotografía de ${TITULO_PAPEL[destino]}` : 'Fotografía de un documento'}
      onClose={acts.onLater}
      footer={
        <>
          <Button onClick={acts.onRemove}>Quitar</Button>
          {destino && <Button onClick={() => onManual(destino)}>Usar Captura Manual</Button>}
          {failure === null && <AgregarFotos onAdd={acts.onAdd} />}
          {failure === null && (
            <Button
              variant="primary"
              busy={page.isPending}
              busyText="Enderezando…"
              data-autofocus
              onClick={acts.onConvert}
            >
              Convertir y leer
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <p>
          <strong>{conPunto(papelDe(destino ?? DOCUMENTOS_LEIBLES[0]).soloPdf)}</strong> {file.name} es una fotografía
          {failure
            ? ' que no se puede convertir.'
            : ': se puede enderezar, guardar como una página PDF y leer. Revisa que se vea completa y legible.'}
        </p>
        {others > 0 && (
          <p className="secondary small">
            {others === 1 ? 'Sigue otra fotografía.' : `Siguen otras ${others} fotografías.`}
          </p>
        )}
        {failure && <FotoFailure failure={failure} onRetry={() => void page.refetch()} />}
        {failure === null && (
          <FotoPair file={file} page={page.data?.imagen} giro={job.giro ?? 0} onTurn={acts.onTurn} />
        )}
      </div>
    </Dialog>
  )
}

const conPunto = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
