import { beforeAll, describe, expect, it } from 'vitest'
import type { DiferenciasCierre, SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cerrarConServicios, ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'

// Runs on each dialect: the act stores rows by an INSERT … SELECT whose bound values PostgreSQL must type.

/**
 * Tere is in trámite at Educación: her alta is of 11 September 2026 and nobody approved it before the closes. Educación goes into
 * Salud on 1 October. At 10A a whole quincena is 1,936.42. From the 11th to the 15th there are 16 − 11 = 5 days of quincena 17:
 * base 5,095.795 × 5 ÷ 15 = 1,698.598… → 1,698.60. Of it FAA 5 % 84.93, FAE 2.5 % 42.465 → 42.46, FVE 1.4 % 23.78, FHE 0.35 % 5.95,
 * FPESA 4.5 % 76.44, FPESE 22.25 % 377.94 and SARE 2 % 33.97: 645.47.
 */
const Q = (numero: number): number => 2026 * 24 + numero - 1
const [CINCO_DIAS, ENTERA] = [64_547, 193_642]

let admin: Client
let salud: Lugar
let educacion: Lugar
let tere: number

beforeAll(async () => {
  ;[salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
  const [categoria] = await selectRows<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`)
  tere = await ponerPersona({
    interno: 730_001,
    lugar: educacion,
    categoria: categoria!.id,
    sueldoCentavos: 1_019_159,
    situacion: 'T',
  })
  for (const quincena of [Q(17), Q(18)]) await cerrarConServicios(quincena, [salud.adscripcion, educacion.adscripcion])
  process.env['PORTAL_TODAY'] = '2026-10-01'
  admin = await signIn('admin')
  const { status } = await admin.post('/api/panel/organica/actos', {
    tipo: 'fusionar',
    unidadId: salud.adscripcion,
    origenes: [educacion.adscripcion],
    fecha: '2026-10-01',
    documento: 'Decreto 12',
  })
  expect(status).toBe(201)
  await escribirMovimiento({ afiliadoId: tere, tipo: 'alta', fecha: '2026-09-11', quincena: Q(19) })
}, 120_000)

/** What was charged of her by quincena, and the entity whose days it corrects. */
const cargado = () =>
  selectRows<{ quincena: number; de: number | null; importe: number }>(
    `SELECT corrige AS quincena, de_entidad_id AS de, CAST(SUM(importe_centavos) AS BIGINT) AS importe FROM aportaciones
     WHERE afiliado_id = $1 GROUP BY corrige, de_entidad_id ORDER BY corrige`,
    [tere],
  )

describe('an alta that waited when its entity went into another', () => {
  it('is charged on the successor’s line, with the origin of the days before the merge', async () => {
    const { body } = await admin.get<SimulacionCierre>(`/api/quincenas/1926/simulacion?entidad=${salud.adscripcion}`)
    // 645.47 and 1,936.42 of Educación's days, and 1,936.42 of its own.
    expect(body.totalEntidadCentavos).toBe(CINCO_DIAS + 2 * ENTERA)
    const diferencias = await admin.get<DiferenciasCierre>(
      `/api/quincenas/1926/diferencias?entidad=${salud.adscripcion}&causa=retroactivo`,
    )
    expect(JSON.stringify(diferencias.body)).toContain(EDUCACION)
    await cerrarConServicios(Q(19), [salud.adscripcion])
    const lineas = [
      { quincena: Q(17), de: educacion.adscripcion, importe: CINCO_DIAS },
      { quincena: Q(18), de: educacion.adscripcion, importe: ENTERA },
      { quincena: Q(19), de: null, importe: ENTERA },
    ]
    expect(await cargado()).toEqual(lineas)
    expect(await selectRow('SELECT situacion, nivel1_id FROM afiliados WHERE id = $1', [tere])).toEqual({
      situacion: 'A',
      nivel1_id: salud.adscripcion,
    })
    // Applied, she has an entry of each entity, and nothing more is owed of the days before.
    await cerrarConServicios(Q(20), [salud.adscripcion])
    expect(await cargado()).toEqual([...lineas, { quincena: Q(20), de: null, importe: ENTERA }])
  }, 120_000)
})
