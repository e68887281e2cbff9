import { describe, expect, it } from 'vitest'
import type { ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import { CLAVE_PARAMETRO_KEYS } from '#domain/fondos/clave-parametro.ts'
import {
  cambiosDeVersiones,
  estadoVersion,
  rangoVersion,
  textoVersion,
  versionesDeClave,
  vigenciasDe,
  type EstadoVersion,
  type VersionParametro,
} from '#domain/fondos/parametros/versiones.ts'

/** Ordinal of a quincena of 2026. */
const Q = (numero: number): number => 2026 * 24 + numero - 1

describe('when a version is in force', () => {
  const vigencias = vigenciasDe([
    { id: 4, clave: 3, version: 1, desde: Q(23) },
    { id: 3, clave: 2, version: 2, desde: Q(13) },
    { id: 2, clave: 2, version: 1, desde: Q(13) },
    { id: 1, clave: 1, version: 1, desde: Q(1) },
  ])

  it('ends where the next one begins; one replaced for its own quincena never was', () => {
    expect(vigencias.get(1)).toEqual({ desde: Q(1), hasta: Q(12) })
    expect(vigencias.get(2)).toBeUndefined()
    expect(vigencias.get(3)).toEqual({ desde: Q(13), hasta: Q(22) })
    expect(vigencias.get(4)).toEqual({ desde: Q(23), hasta: null })
  })

  it('has a state on each day, in words', () => {
    const texto = (id: number, hoy: number) =>
      textoVersion(estadoVersion(vigencias.get(id), hoy), vigencias.get(id) ?? { desde: Q(13), hasta: null })
    expect([1, 2, 3, 4].map((id) => texto(id, Q(22)))).toEqual([
      'Terminó Q12 2026',
      'No llegó a valer',
      'En vigor',
      'Desde Q23 2026',
    ])
    expect([3, 4].map((id) => texto(id, Q(23)))).toEqual(['Terminó Q22 2026', 'En vigor'])
    expect(textoVersion('propuesta', { desde: Q(23), hasta: null })).toBe('Propuesta')
  })

  it('reads as two quincenas, or a dash without an end', () => {
    expect(rangoVersion({ estado: 'terminada', vigencia: { desde: Q(1), hasta: Q(12) } })).toEqual({
      desde: 'Q1 2026 · 1–15 ene',
      hasta: 'Q12 2026 · 16–30 jun',
    })
    expect(rangoVersion({ estado: 'vigente', vigencia: { desde: Q(13), hasta: null } }).hasta).toBe('–')
  })
})

const version = (
  titulo: string,
  estado: EstadoVersion,
  [desde, hasta]: readonly [number, number | null],
  tasas: Partial<Record<ClaveParametro, number>>,
): VersionParametro => ({
  ...{ titulo, estado, vigencia: { desde, hasta }, propuso: 'Ana', autorizaron: ['Beto'], fechaAt: '' },
  ...{ motivo: '', fundamento: '' },
  valores: {
    ...(Object.fromEntries(CLAVE_PARAMETRO_KEYS.map((key) => [key, 0])) as Record<ClaveParametro, number>),
    ...tasas,
  },
})

describe('the versions of one rate', () => {
  const todas = [
    version('PA-000009', 'propuesta', [Q(24), null], { FAA: 6, FVE: 1.5 }),
    version('Registro 4', 'futura', [Q(23), null], { FAA: 5.5, FVE: 1.5 }),
    version('Registro 3', 'vigente', [Q(13), Q(22)], { FAA: 5.5, FVE: 1.4 }),
    version('Registro 2', 'sustituida', [Q(13), null], { FAA: 9, FVE: 1.4 }),
    version('Registro 1', 'terminada', [Q(1), Q(12)], { FAA: 5, FVE: 1.4 }),
  ]
  const resumen = (clave: ClaveParametro) =>
    versionesDeClave(todas, clave).map(({ titulo, estado, vigencia, valores }) => [
      titulo,
      estado,
      valores[clave],
      vigencia.desde,
      vigencia.hasta,
    ])

  it('join those that kept its value, the newest first, without those never in force', () => {
    expect(resumen('FAA')).toEqual([
      ['PA-000009', 'propuesta', 6, Q(24), null],
      ['Registro 3', 'vigente', 5.5, Q(13), null],
      ['Registro 1', 'terminada', 5, Q(1), Q(12)],
    ])
    // Record 1 set 1.4 and record 3 kept it: in force since Q1. The proposal keeps 1.5.
    expect(resumen('FVE')).toEqual([
      ['Registro 4', 'futura', 1.5, Q(23), null],
      ['Registro 1', 'vigente', 1.4, Q(1), Q(22)],
    ])
    expect(resumen('CEBI')).toEqual([['Registro 1', 'vigente', 0, Q(1), null]])
  })

  it('are none where nothing was registered', () => {
    expect(versionesDeClave([], 'FAA')).toEqual([])
  })

  it('name what each changed of the one registered before it', () => {
    const cambios = cambiosDeVersiones(todas).map((each) =>
      each?.map(({ clave, antes, despues }) => `${clave} ${antes} → ${despues}`),
    )
    expect(cambios).toEqual([['FAA 5.5 → 6'], ['FVE 1.4 → 1.5'], ['FAA 9 → 5.5'], ['FAA 5 → 9'], undefined])
  })
})
