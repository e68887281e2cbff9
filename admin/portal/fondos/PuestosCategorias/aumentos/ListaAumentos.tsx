import { CircleCheck, CircleMinus, Clock } from 'lucide-react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ESTADOS_AUMENTO } from '#domain/fondos/aumentos/aumento.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { AumentoPanel, EstadoAumento } from '#domain/fondos/aumentos/aumento.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'

const LOOK: Readonly<Record<EstadoAumento, { tone: StatusTone; icon: LucideIcon }>> = {
  propuesto: { tone: 'amber', icon: Clock },
  aprobado: { tone: 'green', icon: CircleCheck },
  retirado: { tone: 'neutral', icon: CircleMinus },
}

/** Categories told by name before they are only counted. */
const CLAVES = 8

interface ListaAumentosProps {
  aumentos: readonly AumentoPanel[]
  onActo: (aumento: AumentoPanel, acto: 'aprobar' | 'retirar') => void
}

/** Every rise, the newest first: its state, who proposed and who approved it, and how far it was applied. */
export function ListaAumentos({ aumentos, onActo }: ListaAumentosProps): ReactElement {
  return (
    <Card title="Aumentos">
      {aumentos.length === 0 && (
        <EmptyState title="Aún no hay aumentos.">
          Revisa uno con su costo y proponlo: otra persona lo aprueba y se aplica al cerrar la quincena de cada entidad.
        </EmptyState>
      )}
      <ul className="puestos-aumentos">
        {aumentos.map((aumento) => (
          <li key={aumento.id}>
            <div className="puestos-aumento-cabeza">
              <p className="strong">
                {aumento.porcentajeTexto} desde {aumento.desdeTexto}
              </p>
              <StatusTag {...LOOK[aumento.estado]}>{ESTADOS_AUMENTO[aumento.estado]}</StatusTag>
            </div>
            <p>{aumento.motivo}</p>
            <p className="secondary small">{resumen(aumento)}</p>
            {aumento.actions.length > 0 && (
              <div className="puestos-botones">
                {aumento.actions.includes('retirar') && (
                  <Button size="sm" onClick={() => onActo(aumento, 'retirar')}>
                    Retirar
                  </Button>
                )}
                {aumento.actions.includes('aprobar') && (
                  <Button size="sm" variant="primary" onClick={() => onActo(aumento, 'aprobar')}>
                    Revisar y aprobar
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function resumen({ categorias, propuesto, resuelto, estado, personas, entidades }: AumentoPanel): string {
  const cuales =
    categorias.length <= CLAVES ? categorias.join(', ') : cuentaTexto(categorias.length, 'categoría', 'categorías')
  return [
    cuales,
    `lo propuso ${propuesto}`,
    resuelto === '' ? '' : `lo ${estado === 'aprobado' ? 'aprobó' : 'retiró'} ${resuelto}`,
    entidades === 0
      ? ''
      : `aplicado a ${cuentaTexto(personas, 'persona')} de ${cuentaTexto(entidades, 'entidad', 'entidades')}`,
  ]
    .filter((text) => text !== '')
    .join(' · ')
}
