import { plainDate } from '#domain/plain-date.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaRange } from '#domain/calendario/quincena.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { AfiliadoOrgModel } from '#api/afiliacion/models/AfiliadoOrgModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { aplicarCierre } from '#api/quincenas/aplicar/aplicar-cierre.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { firmarCierre, SIN_CONFIRMAR } from '#api/quincenas/cierres/firmar-cierre.ts'
import { solicitarCierre } from '#api/quincenas/cierres/solicitar-cierre.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import type { Lugar } from '#test/support/afiliacion.ts'
import { EN_SILENCIO } from './cadena-cierre.ts'

/** Somebody on the roster before the year begins, or registered in it and still in trámite. */
export interface PersonaDelAnio {
  readonly interno: number
  readonly lugar: Lugar
  readonly categoria: number
  readonly sueldoCentavos: number
  readonly otrosCentavos?: number
  readonly quinqueniosCentavos?: number
  readonly situacion: 'A' | 'B' | 'L' | 'T'
}

/** Puts a person in the padrón with the link that payroll fills, and gives the id. */
export function ponerPersona(persona: PersonaDelAnio): Promise<number> {
  const { interno, lugar, categoria, sueldoCentavos, otrosCentavos = 0, quinqueniosCentavos = 0, situacion } = persona
  const [at, text] = ['2025-12-01T12:00:00.000Z', String(interno)]
  const place = {
    nivel0_id: lugar.entidad,
    nivel1_id: lugar.adscripcion,
    nivel2_id: lugar.dependencia,
    nivel3_id: lugar.area,
    categoria_id: categoria,
    sueldo_centavos: sueldoCentavos,
  }
  return inTransaction(async () => {
    const id = await insertRow(AfiliadoModel, {
      ...place,
      interno,
      curp: `ANIO${text.padStart(14, '0')}`,
      nombre: `Persona ${text}`,
      apellido_paterno: 'Prueba',
      nombre_plegado: `prueba persona ${text}`,
      fecha_nacimiento: plainDate(1980, 1, 1),
      sexo: 'F',
      fecha_alta: plainDate(2020, 1, 16),
      situacion,
      creado_at: at,
      actualizado_at: at,
    })
    const claves = { clave_organica_0: '', clave_organica_1: '', clave_organica_2: '', clave_organica_3: '' }
    await insertRow(AfiliadoOrgModel, {
      ...place,
      ...claves,
      orgs1: '',
      orgs2: '',
      orgs3: '',
      orgs4: '',
      afiliado_id: id,
      otros_prestaciones_centavos: otrosCentavos,
      quinquenios_centavos: quinqueniosCentavos,
      creado_at: at,
    })
    return id
  })
}

/** Who gives the five signatures, in their order. */
const FIRMAN = ['auxiliar', 'admin', 'jefe', 'director', 'titular']

/** Closes a quincena (ordinal) of some entities through the services, with the five signatures, on its last day. */
export async function cerrarConServicios(quincena: number, entidades: readonly number[]): Promise<void> {
  process.env['PORTAL_TODAY'] = quincenaRange(quincena).fin
  defineTrabajoAplicar()
  const actores = await Promise.all(FIRMAN.map(actorOf))
  for (const entidadId of entidades) {
    const [solicita, ...firman] = actores
    const { id } = await solicitarCierre(solicita!, entidadId, quincena)
    for (const actor of firman) await firmarCierre(actor, id, await versionOf(id), SIN_CONFIRMAR)
    const told = await aplicarCierre(id, EN_SILENCIO)
    if (!told.startsWith('Quincena cerrada')) throw new Error(told)
  }
}

async function actorOf(usuario: string): Promise<Actor> {
  const row = await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario])
  const actor = await loadActor(row?.id ?? 0, { medio: 'semilla', direccion: '' })
  if (!actor) throw new Error(`No account ${usuario}`)
  return actor
}

async function versionOf(id: number): Promise<number> {
  return (await selectRow<{ version: number }>('SELECT version FROM cierres WHERE id = $1', [id]))?.version ?? 0
}

/** Every line that closes keep, as plain rows. */
export interface LineaGuardada {
  readonly entidad: number
  readonly quincena: number
  readonly persona: number
  readonly corrige: number
  readonly origen: string
  readonly clave: string
  readonly obligado: string
  readonly base: number
  readonly tasa: number
  readonly importe: number
}

export function lineasGuardadas(): Promise<LineaGuardada[]> {
  return selectRows<LineaGuardada>(
    `SELECT k.entidad_id AS entidad, k.quincena, a.afiliado_id AS persona, a.corrige, a.origen, a.clave, a.obligado,
            a.base_centavos AS base, a.tasa, a.importe_centavos AS importe
     FROM aportaciones a JOIN cierres k ON k.id = a.cierre_id WHERE k.estado = 'cerrado'`,
  )
}
