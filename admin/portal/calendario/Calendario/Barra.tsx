import { ChevronLeft, ChevronRight } from 'lucide-react'
import { nombreMes } from '#domain/calendario/fecha-texto.ts'
import { SegmentGroup } from '#admin/shared/ui/acciones/SegmentGroup.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { mesVecino } from './use-lugar.ts'
import type { Lugar } from './use-lugar.ts'
import type { ReactElement } from 'react'

interface BarraProps {
  lugar: Lugar
  anios: readonly number[]
  onGo: (to: Partial<Lugar>) => void
}

/** "noviembre" → "Noviembre 2026". */
export function tituloMes(anio: number, mes: number): string {
  const nombre = nombreMes(mes)
  return `${nombre.charAt(0).toUpperCase()}${nombre.slice(1)} ${anio}`
}

/** Which year, which month, and how much of it: month or year. */
export function Barra({ lugar, anios, onGo }: BarraProps): ReactElement {
  const { anio, mes, modo } = lugar
  const before = mesVecino(lugar, -1, anios)
  const after = mesVecino(lugar, 1, anios)
  return (
    <div className="cal-barra">
      <SegmentGroup
        label="Año"
        options={anios.map((year) => [String(year), String(year)])}
        value={String(anio)}
        onChange={(year) => onGo({ anio: Number(year) })}
      />
      {modo === 'mes' ? (
        <div className="cal-mes">
          <IconButton
            icon={ChevronLeft}
            label="Mes anterior"
            aria-disabled={before === null}
            onClick={() => before && onGo(before)}
          />
          <h2 aria-live="polite">{tituloMes(anio, mes)}</h2>
          <IconButton
            icon={ChevronRight}
            label="Mes siguiente"
            aria-disabled={after === null}
            onClick={() => after && onGo(after)}
          />
        </div>
      ) : (
        <h2 className="cal-mes">{anio}</h2>
      )}
      <SegmentGroup
        label="Vista"
        options={[
          ['mes', 'Mes'],
          ['anio', 'Año'],
        ]}
        value={modo}
        onChange={(next) => onGo({ modo: next === 'anio' ? 'anio' : 'mes' })}
      />
    </div>
  )
}
