import { TRAMITES } from '#domain/afiliacion/tramites/tramite.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import type { TramitePosible } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'
import './tramites-hoy.css'

const LISTA = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** What may be asked for the person today, each by its screen, and what may not with its reason. Nothing for who asks nothing. */
export function TramitesHoy({ tramites }: { tramites: readonly TramitePosible[] }): ReactElement | null {
  const { vistas } = useSession()
  const propios = tramites.filter(({ tramite }) => vistas.includes(TRAMITES[tramite].vista))
  if (propios.length === 0) return null
  const pueden = propios.filter(({ puede }) => puede)
  const razones = agrupar(propios)
  return (
    <Card title="Qué se puede solicitar hoy">
      {pueden.length > 0 && (
        <div className="row">
          {pueden.map(({ tramite, etiqueta, ruta }) => (
            <LinkButton key={tramite} size="sm" to={ruta}>
              {etiqueta}
            </LinkButton>
          ))}
        </div>
      )}
      {razones.length > 0 && (
        <ul className="tramites-no">
          {razones.map(([porQue, etiquetas]) => (
            <li key={porQue}>
              <span className="strong">{LISTA.format(etiquetas)}:</span> {porQue}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Those that cannot be asked, by reason: what holds for several is said once. */
function agrupar(tramites: readonly TramitePosible[]): readonly (readonly [string, readonly string[]])[] {
  const grupos = new Map<string, string[]>()
  for (const { puede, porQue, etiqueta } of tramites)
    if (!puede) grupos.set(porQue, [...(grupos.get(porQue) ?? []), etiqueta])
  return [...grupos]
}
