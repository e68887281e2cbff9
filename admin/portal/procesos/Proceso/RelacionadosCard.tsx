import { Eye } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { nombreDocumento } from '#domain/procesos/documentacion.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import type { FichaProceso } from '#domain/procesos/ficha.ts'
import type { ReactElement } from 'react'

const Visor = lazy(() => import('#admin/shared/documentacion/VisorArchivo.tsx'))

type Relacionado = FichaProceso['relacionados'][number]

/** Documents of the module and of the whole institute that hold for this process too; nothing when there are none. */
export function RelacionadosCard({ ficha }: { ficha: FichaProceso }): ReactElement | null {
  const [abierto, setAbierto] = useState<Relacionado | null>(null)
  if (ficha.relacionados.length === 0) return null
  return (
    <Card title="También aplican">
      <ul className="plain ficha-relacionados">
        {ficha.relacionados.map((relacionado) => (
          <li key={`${relacionado.dueno} ${relacionado.documento.id}`}>
            <span>
              {nombreDocumento(relacionado.documento)}
              <small className="muted">{relacionado.dueno}</small>
            </span>
            <Button
              size="sm"
              variant="quiet"
              icon={Eye}
              aria-label={`Ver ${nombreDocumento(relacionado.documento)} de ${relacionado.dueno}`}
              onClick={() => setAbierto(relacionado)}
            >
              Ver
            </Button>
          </li>
        ))}
      </ul>
      {abierto?.documento.archivo && (
        <Suspense fallback={null}>
          <Visor
            folio={abierto.folio}
            titulo={nombreDocumento(abierto.documento)}
            archivo={abierto.documento.archivo}
            onClose={() => setAbierto(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
