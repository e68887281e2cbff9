import { Link } from 'react-router-dom'
import { useSession } from '#admin/providers/session-context.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import type { RespuestaVentanilla } from '#domain/afiliacion/alta.ts'
import type { ReactElement } from 'react'

/** What waits for me, first of all; each figure opens exactly the movements that it counts. */
export function SiguienteCard({ siguiente }: Pick<RespuestaVentanilla, 'siguiente'>): ReactElement | null {
  const opens = useSession().vistas.includes('panelMovimientos')
  if (siguiente.length === 0) return null
  return (
    <Card title="Qué sigue">
      <ul className="desk-next">
        {siguiente.map(({ texto, ruta }) => (
          <li key={texto}>{ruta !== null && opens ? <Link to={ruta}>{texto}</Link> : texto}</li>
        ))}
      </ul>
    </Card>
  )
}
