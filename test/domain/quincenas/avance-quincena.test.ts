import { expect, it } from 'vitest'
import { avanceQuincena, type CierreEntidad, type CierresQuincena } from '#domain/quincenas/cierre.ts'
import type { EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'

const entidad = (nombre: string, etapa: EtapaCierre, total: number | null, anterior: number | null): CierreEntidad => ({
  entidad: { id: nombre.length, nombre, clave: '01-03' },
  representante: null,
  responsable: null,
  personal: 1,
  movimientos: { porAplicar: 0, sinAprobar: 0 },
  cierre:
    total === null ? null : { id: 1, version: 1, huella: '', totalEntidadCentavos: total, cerradoAt: null, sello: '' },
  etapa,
  anterior: anterior === null ? null : { quincena: '2126', titulo: 'Q21 2026', totalEntidadCentavos: anterior },
  firmas: [],
  devuelto: null,
  avance: null,
  anticipo: null,
  detiene: [],
  impideReabrir: '',
  antes: null,
  actions: [],
})

const quincena = (vencida: boolean): CierresQuincena => ({
  quincena: '2226',
  periodo: '',
  titulo: '',
  solicitudes: { hechas: 3, faltan: 2 },
  aplicacion: { fecha: '2026-11-24' as NonNullable<CierresQuincena['aplicacion']>['fecha'], vencida },
  entidades: [
    entidad('Agua', 'abierto', null, 500),
    entidad('Devuelta', 'abierto', 700, 600),
    entidad('Educación', 'aprobado', 1_000, 900),
    entidad('Finanzas', 'reapertura', 2_000, 2_100),
    entidad('Nueva', 'cerrado', 300, null),
  ],
})

it('says who is missing, who is late once the day is over, and compares like with like', () => {
  const avance = avanceQuincena(quincena(true))
  const nombres = (list: readonly CierreEntidad[]) => list.map((one) => one.entidad.nombre)
  expect(nombres(avance.sinSolicitar)).toEqual(['Agua', 'Devuelta'])
  expect(nombres(avance.atrasadas)).toEqual(['Agua', 'Devuelta', 'Educación'])
  expect([avance.cerradas, avance.totalCentavos, avance.anteriorCentavos]).toEqual([2, 3_000, 3_000])
  expect(avanceQuincena(quincena(false)).atrasadas).toEqual([])
})
