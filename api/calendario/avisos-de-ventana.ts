import { SISTEMA } from '#api/acceso/sistema.ts'
import type { Alcance } from '#domain/acceso/actor.ts'
import { PERFIL_ADMINISTRADOR } from '#domain/acceso/actor.ts'
import { avisosVentana } from '#domain/avisos/aviso-ventana.ts'
import type { AvisoNuevo } from '#domain/avisos/aviso.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { listEventosFrom } from '#api/calendario/list-eventos-from.ts'
import { listHabilitaciones } from '#api/calendario/list-habilitaciones.ts'
import { selectRows } from '#api/db/sql.ts'
import { groupRows } from './group-rows.ts'
import { ultimaCerrada } from './ultima-cerrada.ts'

interface Capturista {
  readonly id: number
  readonly entidad_id: number | null
  readonly adscripcion_id: number | null
  readonly dependencia_id: number | null
}

/** Who captures: active accounts whose profile has the act, administrators among them. */
function listCapturistas(): Promise<Capturista[]> {
  return selectRows<Capturista>(
    `SELECT u.id, u.entidad_id, u.adscripcion_id, u.dependencia_id FROM usuarios u
     WHERE u.activo AND (u.perfil_id = $1 OR EXISTS
       (SELECT 1 FROM perfil_actos a WHERE a.perfil_id = u.perfil_id AND a.acto = 'capturar')) ORDER BY u.id`,
    [PERFIL_ADMINISTRADOR],
  )
}

/** To everybody who captures, that the window of their place opens or closes tomorrow: enablings of their units count. */
export async function avisosDeVentana(today: PlainDate): Promise<AvisoNuevo[]> {
  const [people, eventos] = await Promise.all([listCapturistas(), listEventosFrom(addDays(today, -7))])
  const byPlace = groupRows(people, (p) => `${p.entidad_id} ${p.adscripcion_id} ${p.dependencia_id}`)
  const avisos: AvisoNuevo[] = []
  for (const [first, ...others] of byPlace) {
    if (!first) continue
    const habilitaciones = await habilitacionesOf(first, addDays(today, -7))
    const told = avisosVentana(today, eventos, habilitaciones, await ultimaCerrada(first.adscripcion_id))
    for (const aviso of told)
      for (const { id } of [first, ...others])
        avisos.push({ ...aviso, usuarioId: id, clase: 'ventana', enlace: '/dashboard?vista=inicio' })
  }
  return avisos
}

function habilitacionesOf({ entidad_id, adscripcion_id, dependencia_id }: Capturista, since: PlainDate) {
  const alcance: Alcance = { entidadId: entidad_id, adscripcionId: adscripcion_id, dependenciaId: dependencia_id }
  return listHabilitaciones({ ...SISTEMA, alcance }, since)
}
