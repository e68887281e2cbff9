import { agendaQuincena } from '#domain/calendario/agenda-quincena.ts'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import { listEventosFrom } from '#api/calendario/list-eventos-from.ts'
import { listHabilitacionesDeTodos } from '#api/calendario/list-habilitaciones.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { loadAjustes } from '#api/instituto/load-ajustes.ts'

/**
 * What the sign-in page shows beside the form: the quincena and its dates, enablings for everybody counted (without their
 * reason). In the demo, its accounts too.
 */
export async function getPortada(): Promise<RespuestaPortada> {
  const day = today()
  const [eventos, habilitaciones, ajustes] = await Promise.all([
    listEventosFrom(day),
    listHabilitacionesDeTodos(day),
    loadAjustes(),
  ])
  const agenda = agendaQuincena(day, eventos, habilitaciones)
  return {
    quincena: { titulo: agenda.titulo, rango: agenda.rango },
    fechas: agenda.renglones.map(({ etiqueta, texto }) => ({ etiqueta, texto })),
    cuentas: ajustes.get('demo') === '1' ? await loadCuentas() : [],
  }
}

function loadCuentas(): Promise<{ usuario: string; descripcion: string }[]> {
  return selectRows(
    `SELECT u.usuario, p.nombre || COALESCE(' · ' || a.nombre, '') AS descripcion
     FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id LEFT JOIN unidades a ON a.id = u.adscripcion_id
     WHERE u.activo ORDER BY u.id`,
  )
}
