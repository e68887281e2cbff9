import { useState } from 'react'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { FoldCard } from '#admin/shared/ui/pagina/FoldCard.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { pideAtencion } from './pide-atencion.ts'
import type { PersonalPath } from '#admin/portal/expediente/paths.ts'
import type { ReactElement, ReactNode } from 'react'

interface LeidoCardProps {
  title: string
  /** The fields in it: while one of them asks for something it stands open. */
  paths: readonly PersonalPath[]
  /** What the papers told, in one line; "" while they told nothing. */
  resumen: string
  children: ReactNode
}

/**
 * A group of fields that the papers fill: of an alta it is folded into one line while nothing in it asks for the person.
 * Once it opened it stays open: nothing folds under somebody's hands.
 */
export function LeidoCard({ title, paths, resumen, children }: LeidoCardProps): ReactElement {
  const tramite = useTramite()
  const folds = tramite.reglas.modo === 'alta' && tramite.correccion === null && resumen !== ''
  const asks = !folds || pideAtencion(tramite, paths)
  const [opened, setOpened] = useState(asks)
  if (asks && !opened) setOpened(true)
  if (!folds) return <Card title={title}>{children}</Card>
  return (
    <FoldCard title={title} aside={resumen} open={opened} className="leido">
      <div className="card-body">{children}</div>
    </FoldCard>
  )
}
