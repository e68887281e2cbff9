import type { Actor } from '#domain/acceso/actor.ts'
import { joinDomicilio } from '#domain/afiliacion/datos/split-domicilio.ts'
import { afiliadoContraCurp } from '#domain/afiliacion/cotejo/afiliado-contra-curp.ts'
import { emailIssues } from '#domain/afiliacion/datos/correo.ts'
import { nacionalidadDeCurp, nacionalidadIssues } from '#domain/afiliacion/datos/nacionalidad.ts'
import { normalizeTelefono, telefonoIssues } from '#domain/afiliacion/datos/telefono.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { curpIssues } from '#domain/identidad/curp.ts'
import { nombreIssues } from '#domain/identidad/nombre.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { nssIssues } from '#domain/identidad/nss.ts'
import { rfcIssues, splitRfc } from '#domain/identidad/rfc.ts'
import type { Issue } from '#domain/issue.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { claveEnCatalogo } from '#api/organica/catalogos/read-catalogo.ts'
import { readCurp, SEXO_PADRON } from '#api/afiliacion/alta/afiliado-values.ts'
import { assertIdentidadLibre } from '#api/afiliacion/alta/assert-identidad-libre.ts'
import { presentCoincidencia } from '#api/afiliacion/padron/coincidencia.ts'
import { lockPadron, nextInterno } from '#api/afiliacion/alta/consecutivos.ts'
import type { AfiliadoEntrada } from './documentadas-schema.ts'
import {
  AFILIADO_SELECT,
  ALCANCE_AFILIADO,
  findAfiliadoInScope,
  type AfiliadoRow,
} from '#api/afiliacion/padron/afiliado-row.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { plegarNombre } from '#api/afiliacion/padron/nombre-plegado.ts'
import type { RegistroPadron } from '#domain/afiliacion/documentadas.ts'
import { presentPadron } from '#api/afiliacion/padron/present-padron.ts'

/** What the call gives: the person, and whether it was made by it. */
export interface AfiliadoRecibido {
  readonly persona: RegistroPadron
  readonly creada: boolean
}

const PATHS = { curp: 'curp', nss: 'numero_seguro_social', numEmpleado: 'noempleado' } as const

/**
 * The documented `POST /api/afiliado`: a person of the caller's dependency, en trámite (T), without organisation link or
 * movement yet. Gated like every change. Who is on file by that internal number and CURP is given unchanged. Throws 409 for somebody already in the padrón, 422 with the documented fields.
 */
export async function createAfiliado(actor: Actor, input: AfiliadoEntrada): Promise<AfiliadoRecibido> {
  authorize(actor, 'alta.solicitar')
  const known = await findConocida(actor, input)
  if (known) return { persona: presentPadron(known), creada: false }
  await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  const clean = cleaned(input)
  const issues = afiliadoIssues(clean)
  if (issues.length > 0) throw broken(issues)
  const id = await inTransaction(async () => {
    await lockPadron()
    const { curp, numero_seguro_social: nss, noempleado: numEmpleado } = clean
    const nivel1Id = actor.alcance.adscripcionId
    const retomada = await assertIdentidadLibre(actor, { curp, nss, numEmpleado, nivel1Id }, PATHS)
    if (retomada) throw conflict('ya_baja', presentCoincidencia(actor, retomada, 'curp').mensaje)
    const values = {
      interno: await nextInterno(),
      ...afiliadoColumns(clean),
      ...(await catalogoColumns(clean)),
      ...createdBy(actor),
    }
    const created = await insertRow(AfiliadoModel, values)
    await logActo(actor, { acto: 'afiliado.crear', objeto: 'afiliado', objetoId: created, despues: values })
    return created
  })
  return { persona: presentPadron(await findAfiliadoInScope(actor, id)), creada: true }
}

/** Who is on file within scope with that very internal number and CURP (decisions §9): the documented three calls go on from it. */
async function findConocida(actor: Actor, { interno, curp }: AfiliadoEntrada): Promise<AfiliadoRow | null> {
  const number = Number(interno ?? 0)
  if (!Number.isSafeInteger(number) || number <= 0) return null
  const binds = new Binds()
  const [key, num] = [binds.add(cleanKey(curp)), binds.add(number)]
  const scope = alcanceSql(actor, ALCANCE_AFILIADO, binds)
  const row = await selectRow<AfiliadoRow>(
    `${AFILIADO_SELECT} WHERE a.curp = ${key} AND a.interno = ${num} AND ${scope}`,
    binds.values,
  )
  if (row) await auditRead(actor, { acto: 'afiliado.leer', objeto: 'afiliado', objetoId: row.id })
  return row
}

function cleaned(input: AfiliadoEntrada): AfiliadoEntrada {
  const texts = Object.entries(input).map(([key, value]) => [
    key,
    typeof value === 'string' ? normalizeText(value) : value,
  ])
  const { curp, rfc, numero_seguro_social } = input
  const keys = { curp: cleanKey(curp), rfc: cleanKey(rfc), numero_seguro_social: cleanKey(numero_seguro_social) }
  return { ...(Object.fromEntries(texts) as AfiliadoEntrada), ...keys }
}

function afiliadoIssues(input: AfiliadoEntrada): Issue[] {
  const required = (['nombre', 'apellido_paterno'] as const).filter((path) => input[path] === '')
  const { rfcBase, rfcHomo } = splitRfc(input.rfc)
  const optional = (text: string, issues: Issue[]) => (text === '' ? [] : issues)
  return [
    ...required.map((path) => ({ path, code: 'requerido', message: 'Campo requerido' })),
    ...(['nombre', 'apellido_paterno', 'apellido_materno'] as const).flatMap((path) => nombreIssues(input[path], path)),
    ...curpTextIssues(input.curp),
    ...afiliadoContraCurp(input.curp, input),
    ...nacionalidadIssues(input.nacionalidad || nacionalidadDeCurp(input.curp), input.curp),
    ...optional(input.rfc, rfcIssues(rfcBase, rfcHomo)).map((issue) => ({ ...issue, path: 'rfc' })),
    ...optional(input.numero_seguro_social, nssIssues(input.numero_seguro_social, 'numero_seguro_social')),
    ...optional(input.telefono, telefonoIssues(input.telefono)),
    ...optional(input.correo_electronico, emailIssues(input.correo_electronico, 'correo_electronico')),
    ...(['fecha_carta', 'f_expediente'] as const).flatMap((path) =>
      optional(input[path], dateIssues(input[path], path)),
    ),
  ]
}

function curpTextIssues(curp: string): Issue[] {
  if (curp === '') return [{ path: 'curp', code: 'requerido', message: 'La CURP (folio) es obligatoria' }]
  return curpIssues(curp)
}

function dateIssues(text: string, path: string): Issue[] {
  return parsePlainDate(text) ? [] : [{ path, code: 'formato', message: 'Fecha inválida: se esperaba AAAA-MM-DD.' }]
}

/** A day that was judged (`dateIssues`), as it is kept. */
const diaOf = (text: string): PlainDate | null => (text === '' ? null : (text as PlainDate))

function afiliadoColumns(input: AfiliadoEntrada) {
  const leida = readCurp(input.curp, 'curp')
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = input
  return {
    curp: input.curp,
    rfc: input.rfc,
    nss: input.numero_seguro_social === '' ? null : input.numero_seguro_social,
    nombre: nombres,
    apellido_paterno: apellidoPaterno,
    apellido_materno: apellidoMaterno,
    nombre_plegado: plegarNombre({ nombres, apellidoPaterno, apellidoMaterno }),
    fecha_nacimiento: leida.fechaNacimiento,
    codigo_entidad_nacimiento: leida.codigoEntidad,
    sexo: SEXO_PADRON[leida.sexo],
    noempleado: input.noempleado,
    correo: input.correo_electronico,
    telefono: normalizeTelefono(input.telefono) ?? input.telefono,
    celular: normalizeTelefono(input.celular) ?? input.celular,
    ...addressColumns(input),
    dependientes: input.dependientes ?? 0,
    posee_inmuebles: input.posee_inmuebles === true || input.posee_inmuebles === 1,
    fecha_carta: diaOf(input.fecha_carta),
    expediente: input.expediente,
    f_expediente: diaOf(input.f_expediente),
  }
}

/** What is kept as a key of a simple catalogue, named by key or by name. */
async function catalogoColumns({ estado_civil, nacionalidad, curp }: AfiliadoEntrada) {
  return {
    estado_civil: await claveEnCatalogo('estado_civil', estado_civil),
    nacionalidad: nacionalidad === '' ? nacionalidadDeCurp(curp) : await claveEnCatalogo('nacionalidad', nacionalidad),
  }
}

function addressColumns(input: AfiliadoEntrada) {
  const parts = {
    calle: input.domicilio_calle,
    numeroExterior: input.domicilio_numero_exterior,
    numeroInterior: input.domicilio_numero_interior,
  }
  return {
    calle_numero: joinDomicilio(parts),
    calle: parts.calle,
    numero_exterior: parts.numeroExterior,
    numero_interior: parts.numeroInterior,
    fraccionamiento: input.domicilio_colonia,
    codigo_postal: input.domicilio_codigo_postal,
    localidad: input.localidad,
    municipio: input.municipio,
    estado: input.estado,
    pais: input.pais === '' ? 'Mexico' : input.pais,
  }
}

/** The caller's dependency and the facts of the act. */
function createdBy(actor: Actor) {
  const { entidadId, adscripcionId, dependenciaId } = actor.alcance
  return {
    situacion: 'T' as const,
    nivel0_id: entidadId,
    nivel1_id: adscripcionId,
    nivel2_id: dependenciaId,
    fecha_alta: today(),
    creado_por: actor.id,
    creado_at: nowAt(),
    actualizado_at: nowAt(),
  }
}
