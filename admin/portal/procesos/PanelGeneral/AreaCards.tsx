import { HandCoins, Landmark, Stethoscope, Users } from 'lucide-react'
import { NOMBRE_AREA_CASO } from '#domain/procesos/casos/area-caso.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { cifrasDe } from './cifras.ts'
import type { AreaCaso } from '#domain/procesos/casos/area-caso.ts'
import type { ResumenCasos } from '#domain/procesos/casos/caso.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

/** The four areas of specification 2 §2.20, in its order. */
const AREAS = [
  { area: 'afiliacion', icon: Users },
  { area: 'medicina', icon: Stethoscope },
  { area: 'pensiones', icon: Landmark },
  { area: 'prestamos', icon: HandCoins },
] as const satisfies readonly { readonly area: AreaCaso; readonly icon: LucideIcon }[]

interface AreaCardsProps {
  resumen: ResumenCasos
  area: AreaCaso | null
  onChoose: (area: AreaCaso | null) => void
}

/** One card for each area with its active cases; pressing one narrows the page, pressing it again widens it. */
export function AreaCards({ resumen, area, onChoose }: AreaCardsProps): ReactElement {
  const otras = cifrasDe(resumen, 'otra')
  return (
    <div className="areas" role="group" aria-label="Áreas">
      {AREAS.map((each) => {
        const { activos, vencidos } = cifrasDe(resumen, each.area)
        const chosen = area === each.area
        return (
          <button
            key={each.area}
            type="button"
            className={classNames('card tile area', chosen && 'area-elegida')}
            aria-pressed={chosen}
            onClick={() => onChoose(chosen ? null : each.area)}
          >
            <span className="tile-label area-nombre">
              <Icon icon={each.icon} /> {NOMBRE_AREA_CASO[each.area]}
            </span>
            <span className="tile-figure">{formatCuenta(activos)}</span>
            <span className={classNames('tile-detail', vencidos > 0 && 'tile-warn')}>
              {activos === 1 ? 'proceso activo' : 'procesos activos'}
              {vencidos > 0 && `, ${cuentaTexto(vencidos, 'vencido', 'vencidos')}`}
            </span>
          </button>
        )
      })}
      {otras.total > 0 && (
        <button
          type="button"
          className={classNames('areas-otras', area === 'otra' && 'areas-otras-elegida')}
          aria-pressed={area === 'otra'}
          onClick={() => onChoose(area === 'otra' ? null : 'otra')}
        >
          {cuentaTexto(otras.activos, 'activo', 'activos')} en otras áreas
        </button>
      )}
    </div>
  )
}
