import { ResponsiveContainer } from 'recharts'
import { DIBUJOS } from './dibujos.tsx'
import type { Grafica } from '#domain/procesos/estadisticos.ts'
import type { ReactElement } from 'react'

const ALTO = 280
const ALTO_BARRA = 34

/** The drawing alone: its figures stand in the table beside it, so screen readers skip it. */
export default function Dibujo({ grafica }: { grafica: Grafica }): ReactElement {
  const height = grafica.forma === 'barras' ? Math.max(ALTO, grafica.renglones.length * ALTO_BARRA + 24) : ALTO
  return (
    <div className="estadistico-dibujo" aria-hidden="true" style={{ height }}>
      <ResponsiveContainer width="100%" height="100%">
        {DIBUJOS[grafica.forma](grafica)}
      </ResponsiveContainer>
    </div>
  )
}
