import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { unirIssue } from '#domain/documentos/fotografia.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { AgregarFotos } from './AgregarFotos.tsx'
import { FotoFailure } from './FotoFailure.tsx'
import { FotoPair } from './FotoPair.tsx'
import { FotosList } from './FotosList.tsx'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { failureOf, joinPhotos } from '#admin/shared/documentos/lectura/read-paper.ts'
import { straightPageQuery } from './straight-page.ts'
import type { ConjuntoFotos } from './foto-conjuntos.ts'
import type { FotoEnLista } from './FotoRow.tsx'
import type { ReactElement } from 'react'

interface FotosDialogProps {
  conjunto: ConjuntoFotos
  onMove: (id: string, to: number) => void
  onTurn: (id: string) => void
  onRemove: (id: string) => void
  onAdd: (files: readonly File[]) => void
  /** Each is a paper of its own. */
  onSplit: () => void
  onJoined: (pdf: File) => void
  /** Closed without a choice: the photos wait as they are. */
  onLater: () => void
}

/** Several photos were given at once: put in order, straightened, they become the pages of one PDF, or go one by one. */
export default function FotosDialog({ conjunto, ...acts }: FotosDialogProps): ReactElement {
  const { fotos, destino } = conjunto
  const pages = useQueries({ queries: fotos.map(straightPageQuery) })
  const [shownId, setShown] = useState(fotos[0]?.id)
  const list: FotoEnLista[] = fotos.map((job, index) => {
    const page = pages[index]
    return {
      job,
      page: page?.data?.imagen,
      failure: page?.error ? failureOf(page.error, destino) : null,
      retry: () => void page?.refetch(),
    }
  })
  const shown = list.find(({ job }) => job.id === shownId) ?? list[0]
  const ready = list.filter(({ page }) => page !== undefined).length
  const failed = list.filter(({ failure }) => failure !== null)
  const wrong = unirIssue(fotos.length)?.message ?? ''
  const join = (): Promise<File> =>
    joinPhotos(
      fotos.map(({ file, giro }, index) => ({ id: pages[index]?.data?.id ?? '', giro: giro ?? 0, nombre: file.name })),
    )
  const { run, busy, error } = useAct({
    call: () =>
      join().catch(async (failure: unknown) => {
        if (!isApiError(failure) || failure.codigo !== 'fotografia_olvidada') throw failure
        await Promise.all(pages.map((page) => page.refetch({ throwOnError: true })))
        return join()
      }),
    done: acts.onJoined,
  })
  return (
    <Dialog
      open
      size="lg"
      title={destino ? `Fotografías de ${TITULO_PAPEL[destino]}` : `${fotos.length} fotografías`}
      onClose={acts.onLater}
      locked={busy}
      footer={
        <>
          <Button className="fotos-luego" onClick={acts.onLater} disabled={busy}>
            Dejar para después
          </Button>
          {!destino && (
            <Button onClick={acts.onSplit} disabled={busy}>
              Leer cada una por separado
            </Button>
          )}
          <Button
            variant="primary"
            busy={busy || ready + failed.length < fotos.length}
            busyText={busy ? 'Uniendo…' : `Enderezando ${ready + failed.length + 1} de ${fotos.length}…`}
            disabled={failed.length > 0 || wrong !== ''}
            data-autofocus
            onClick={() => run()}
          >
            Unir en un PDF y leer
          </Button>
        </>
      }
    >
      <div className="fotos">
        <div className="fotos-side">
          <p>
            Si son las páginas de un mismo documento, se enderezan y se unen en un PDF, en este orden. Arrastra para
            cambiarlo.
          </p>
          <FotosList
            list={list}
            shown={shown?.job.id}
            disabled={busy}
            onShow={setShown}
            onMove={acts.onMove}
            onTurn={acts.onTurn}
            onRemove={acts.onRemove}
          />
          <div>
            <AgregarFotos onAdd={acts.onAdd} />
          </div>
        </div>
        <div className="stack fotos-view">
          {(wrong || error) && (
            <Note tone="bad" live>
              {wrong || errorMessage(error)}
            </Note>
          )}
          {failed.length > 0 && (
            <p role="status">Quita {nombresTexto(failed.map(({ job }) => job.file.name))} para unir las demás.</p>
          )}
          {shown?.failure && <FotoFailure nombre={shown.job.file.name} failure={shown.failure} onRetry={shown.retry} />}
          {shown && !shown.failure && (
            <>
              <p>
                <strong>Página {list.indexOf(shown) + 1}:</strong> {shown.job.file.name}
              </p>
              <FotoPair
                file={shown.job.file}
                page={shown.page}
                giro={shown.job.giro ?? 0}
                onTurn={() => acts.onTurn(shown.job.id)}
              />
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** "a.jpg", "a.jpg y b.jpg", "a.jpg, b.jpg y c.jpg". */
function nombresTexto(nombres: readonly string[]): string {
  return new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(nombres)
}
