import { Images } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { conjuntosDeFotos } from '#admin/shared/documentos/fotos/foto-conjuntos.ts'
import { FotoDialog } from '#admin/shared/documentos/fotos/FotoDialog.tsx'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { ConjuntoFotos } from '#admin/shared/documentos/fotos/foto-conjuntos.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { ReactElement } from 'react'

const FotosDialog = lazy(() => import('#admin/shared/documentos/fotos/FotosDialog.tsx'))

interface FotosEnEsperaProps {
  onManual: (papel: DocumentoLeible, file: File) => void
}

/** The first photos that wait for the person: whether they become a PDF, together or each by itself. */
export function FotosEnEspera({ onManual }: FotosEnEsperaProps): ReactElement | null {
  const { expediente } = useTramite()
  const { queue, jobs } = expediente
  const [first, ...rest] = conjuntosDeFotos(jobs).filter(({ aparte }) => !aparte)
  const photo = first?.fotos[0]
  if (!first || !photo) return null
  const { conjunto, destino } = first
  const common = {
    onAdd: (files: readonly File[]) => queue.add(files, destino, conjunto),
    onLater: () => queue.setAside(conjunto, true),
  }
  if (first.fotos.length > 1)
    return (
      <Suspense fallback={null}>
        <FotosDialog
          key={conjunto}
          {...common}
          conjunto={first}
          onMove={(id, to) => queue.movePhoto(id, to)}
          onTurn={(id) => queue.turnPhoto(id)}
          onRemove={(id) => queue.remove(id)}
          onSplit={() => queue.splitSet(conjunto)}
          onJoined={(pdf) => queue.joinSet(conjunto, pdf)}
        />
      </Suspense>
    )
  return (
    <FotoDialog
      key={photo.id}
      {...common}
      job={photo}
      others={rest.flatMap(({ fotos }) => fotos).length}
      onTurn={() => queue.turnPhoto(photo.id)}
      onConvert={() => queue.convert(photo.id)}
      onRemove={() => queue.remove(photo.id)}
      onManual={(papel) => {
        // It goes once the capture is saved: given up, the photo is still here.
        queue.setAside(conjunto, true)
        onManual(papel, photo.file)
      }}
    />
  )
}

/** Photos that wait, by name, with the way back to them. */
export function FotosPorConvertir({
  conjunto: { conjunto, destino, fotos },
}: {
  conjunto: ConjuntoFotos
}): ReactElement {
  const { queue } = useTramite().expediente
  const nombres = fotos.map(({ file }) => file.name).join(', ')
  return (
    <div className="loose-job">
      <p className="loose-fotos">
        <Icon icon={Images} />
        <span>
          <strong>
            {fotos.length === 1 ? '1 fotografía por convertir' : `${fotos.length} fotografías por convertir`}
          </strong>
          {destino && ` para ${TITULO_PAPEL[destino]}`}: {nombres}
        </span>
      </p>
      <div className="row">
        <Button size="sm" onClick={() => queue.setAside(conjunto, false)}>
          {fotos.length === 1 ? 'Revisar fotografía' : 'Revisar fotografías'}
        </Button>
        <Button size="sm" variant="quiet" aria-label={`Quitar ${nombres}`} onClick={() => queue.removeSet(conjunto)}>
          Quitar
        </Button>
      </div>
    </div>
  )
}
