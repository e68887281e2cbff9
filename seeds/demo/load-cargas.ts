import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaNumber, quincenaOf, quincenaYear } from '#domain/calendario/quincena.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { autorizarPropuesta } from '#api/autorizaciones/decidir-propuesta.ts'
import { folioDe, type CargaRow } from '#api/cargas/carga-row.ts'
import { crearCarga } from '#api/cargas/crear-carga.ts'
import { ponerConcepto } from '#api/cargas/nomina/emisores.ts'
import { leerCarga } from '#api/cargas/leer-carga.ts'
import { findPlano } from '#api/cargas/plano-row.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { validarCarga } from '#api/cargas/validar-carga.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { loadActores } from './load-actores.ts'

const ENTIDAD = 'Secretaría de Salud'
const PLANO = 'NOM-LARGA'

/** What the concepts of its payroll mean. */
const CONCEPTOS = { 1: 'sueldo', 69: 'deduccion.FAA', 70: 'deduccion.FPESA', 99: 'no_cotiza' } as const

/** Of the salary of the quincena, in percent: what the affiliate pays of each key. */
const DESCUENTOS = [
  [69, 5],
  [70, 4.5],
] as const

interface Persona {
  readonly curp: string
  readonly rfc: string
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly sueldo: number
}

/**
 * Loads the payroll of one entity for the open quincena, with its approvals, and leaves a complementary one whose rows are partly refused
 * for whoever tries it. Once. Where the window of captures is closed to the entity, the institute loads.
 */
export async function loadCargas(today: PlainDate): Promise<void> {
  if (await selectRow(`SELECT id FROM cargas WHERE tipo = 'nomina' LIMIT 1`)) return
  const actores = await loadActores()
  const [desk, admin, validador, auxiliar] = ['ventanilla1', 'admin', 'validador1', 'auxiliar'].map((usuario) =>
    actores.get(usuario),
  )
  const entidad = await selectRow<{ id: number; nombre: string }>(
    'SELECT id, nombre FROM unidades WHERE nivel = 1 AND nombre = $1',
    [ENTIDAD],
  )
  if (!desk || !admin || !validador || !auxiliar || !entidad) return
  const quincena = quincenaOf(today)
  const { open } = await estadoVentana(desk, 'ALTA_BAJA_CAMBIO')
  const quien = open ? desk : auxiliar
  const desde = quincena - 24
  for (const [clave, destino] of Object.entries(CONCEPTOS))
    await ponerConcepto(admin, {
      entidadId: entidad.id,
      entidad: entidad.nombre,
      desde,
      clave,
      destino,
      periodicidad: 'quincenal',
    })
  const gente = await loadGente(entidad.id)
  const periodo = `${quincenaYear(quincena)}${String(quincenaNumber(quincena)).padStart(2, '0')}`
  const leer = (nombre: string, filas: readonly string[][]) => leida(quien, { nombre, filas, entidad, quincena })
  const completa = await leer(
    'nomina-ordinaria.csv',
    gente.flatMap((persona) => ordinaria(persona, periodo)),
  )
  await prepararCarga(quien, folioDe(completa), '')
  await validarCarga(validador, folioDe(completa), '')
  const propuesta = await selectRow<{ id: number; version: number }>(
    `SELECT id, version FROM propuestas WHERE accion = 'carga.aplicar' ORDER BY id DESC LIMIT 1`,
  )
  if (propuesta) await autorizarPropuesta(auxiliar === quien ? admin : auxiliar, propuesta)
  await leer('nomina-complementaria.csv', complementaria(gente.slice(0, 12), periodo))
}

function loadGente(entidadId: number): Promise<Persona[]> {
  return selectRows<Persona>(
    `SELECT curp, rfc, nombre AS nombres, apellido_paterno AS "apellidoPaterno", apellido_materno AS "apellidoMaterno",
            sueldo_centavos AS sueldo
     FROM afiliados WHERE nivel1_id = $1 AND situacion = 'A' AND sueldo_centavos > 0 ORDER BY id`,
    [entidadId],
  )
}

const pesos = (centavos: number): string => (Math.round(centavos) / 100).toFixed(2)

function fila(
  { rfc, curp, ...nombre }: Persona,
  tipo: string,
  periodo: string,
  concepto: number,
  centavos: number,
): string[] {
  const numero = tipo === 'C' ? '1' : ''
  return [
    rfc,
    curp,
    displayName(nombre, 'lista'),
    '',
    tipo,
    numero,
    '',
    '',
    periodo,
    '15',
    String(concepto),
    pesos(centavos),
  ]
}

/** A salary and its deductions. */
function ordinaria(persona: Persona, periodo: string): string[][] {
  const quincenal = persona.sueldo / 2
  return [
    fila(persona, 'O', periodo, 1, quincenal),
    ...DESCUENTOS.map(([concepto, tasa]) => fila(persona, 'O', periodo, concepto, (quincenal * tasa) / 100)),
  ]
}

/** A bonus, with what people send wrong: an amount with a letter, a key of nobody, a concept without a meaning, a row twice. */
function complementaria(gente: readonly Persona[], periodo: string): string[][] {
  const filas = gente.map((persona) => fila(persona, 'C', periodo, 1, 50_000))
  const [, segunda, tercera, cuarta, quinta] = filas
  if (!segunda || !tercera || !cuarta || !quinta) return filas
  segunda[11] = '5OO.00'
  tercera[1] = 'XAXX900101HDFXXX09'
  cuarta[10] = '305'
  return [...filas, quinta]
}

interface Archivo {
  readonly nombre: string
  readonly filas: readonly string[][]
  readonly entidad: { readonly id: number; readonly nombre: string }
  readonly quincena: number
}

const TITULOS = 'RFC;CURP;NOMBRE;PLAZA;TIPO;NUMERO;DESDE;HASTA;QUINCENA;DIAS;CONCEPTO;IMPORTE'

async function leida(actor: Actor, { nombre, filas, entidad, quincena }: Archivo): Promise<CargaRow> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-demo-'))
  try {
    const ruta = path.join(folder, nombre)
    await writeFile(
      ruta,
      `${[TITULOS, ...filas.map((celdas) => celdas.join(';')), `TOTAL;${filas.length};;;;;;;;;;`].join('\r\n')}\r\n`,
    )
    const plano = await findPlano(PLANO, quincena)
    const carga = await crearCarga(actor, { ruta, nombre, plano, lugar: { entidad, quincena }, asunto: null })
    return await leerCarga(actor, carga)
  } finally {
    await rm(folder, { recursive: true })
  }
}
