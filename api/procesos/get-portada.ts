import { agendaQuincena } from '#domain/calendario/agenda-quincena.ts'
import { FIRMAS_CIERRE, TABLA_CIERRE, type FirmaCierre } from '#domain/quincenas/tabla-cierre.ts'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import { listEventosFrom } from '#api/calendario/list-eventos-from.ts'
import { listHabilitacionesDeTodos } from '#api/calendario/list-habilitaciones.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { inSql } from '#api/http/listas/list-filter.ts'
import { findAvisoVigente } from '#api/instituto/find-aviso-vigente.ts'
import { loadAjustes } from '#api/instituto/load-ajustes.ts'

/**
 * What the sign-in page shows beside the form: the quincena and its dates, enablings for everybody counted (without their
 * reason), and how to get help. In the demo, its own accounts and who of them signs a close too.
 */
export async function getPortada(): Promise<RespuestaPortada> {
  const day = today()
  const [eventos, habilitaciones, ajustes, aviso] = await Promise.all([
    listEventosFrom(day),
    listHabilitacionesDeTodos(day),
    loadAjustes(),
    findAvisoVigente(),
  ])
  const agenda = agendaQuincena(day, eventos, habilitaciones)
  const cuentas = ajustes.get('demo') === '1' ? await loadCuentas(ajustes.get('demo.cuentas') ?? '[]') : []
  return {
    quincena: { titulo: agenda.titulo, rango: agenda.rango },
    fechas: agenda.renglones.map(({ etiqueta, texto }) => ({ etiqueta, texto })),
    cuentas,
    firmantes: firmantesDe(ajustes.get('demo.firmantes') ?? '{}', cuentas),
    contacto: ajustes.get('contacto') ?? '',
    horario: ajustes.get('horario') ?? '',
    avisoPrivacidad: aviso && { version: aviso.version, vigenteDesde: aviso.vigenteDesde },
  }
}

/** The accounts that the demo brought and that may still enter; never one that somebody made in it. */
function loadCuentas(usuarios: string): Promise<{ usuario: string; descripcion: string }[]> {
  const binds = new Binds()
  const own = inSql('u.usuario', JSON.parse(usuarios) as string[], binds)
  return selectRows(
    `SELECT u.usuario, p.nombre || COALESCE(' · ' || a.nombre, '') AS descripcion
     FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id LEFT JOIN unidades a ON a.id = u.adscripcion_id
     WHERE u.activo AND ${own} ORDER BY u.id`,
    binds.values,
  )
}

/** Who of the demo gives each signature of a close; none where the chain would stop at somebody who may not enter. */
function firmantesDe(nota: string, cuentas: RespuestaPortada['cuentas']): RespuestaPortada['firmantes'] {
  const quien = JSON.parse(nota) as Partial<Record<FirmaCierre, string>>
  const usuarios = new Set(cuentas.map(({ usuario }) => usuario))
  const firmantes = FIRMAS_CIERRE.flatMap((firma) => {
    const usuario = quien[firma]
    return usuario !== undefined && usuarios.has(usuario) ? [{ usuario, firma: TABLA_CIERRE[firma].boton }] : []
  })
  return firmantes.length === FIRMAS_CIERRE.length ? firmantes : []
}
