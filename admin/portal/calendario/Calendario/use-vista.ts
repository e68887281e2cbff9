import { useMemo } from 'react'
import { diaDe, reglasALaVista, reglasQueImpiden } from '#domain/calendario/cambios-calendario.ts'
import { dateParts } from '#domain/calendario/plain-date.ts'
import { avisosCalendario } from '#domain/calendario/reglas-calendario.ts'
import { porDia } from './edicion.ts'
import type { Issue } from '#domain/issue.ts'
import type { CambioDia } from '#domain/calendario/cambios-calendario.ts'
import type { CalendarioAnio } from '#domain/calendario/calendario-anio.ts'
import type { Evento, TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { DatosDia } from './rejilla/DiaCelda.tsx'
import type { Lugar } from './use-lugar.ts'

export interface VistaCalendario {
  readonly tipos: ReadonlyMap<PlainDate, TipoEvento>
  /** Broken rules that keep the changes from being saved. */
  readonly impiden: readonly Issue[]
  readonly reglasDe: (mes: number) => number
  /** Those of what is shown: a month, or the year. */
  readonly reglasEn: (lugar: Lugar) => readonly Issue[]
  readonly avisosEn: (lugar: Lugar) => readonly Issue[]
  readonly datosDe: (fecha: PlainDate) => Omit<DatosDia, 'elegido'>
}

/** What is drawn of a year: each day's event, and what the rules say of it. */
export function useVista(
  calendario: CalendarioAnio | undefined,
  editados: readonly Evento[] | undefined,
  cambios: readonly CambioDia[],
): VistaCalendario {
  const eventos = editados ?? calendario?.eventos
  const judged = useMemo(() => {
    if (!calendario || !eventos) return { reglas: [], avisos: [], tipos: new Map<PlainDate, TipoEvento>() }
    const { anio, previos, inhabiles } = calendario
    return {
      reglas: reglasALaVista(anio, eventos, inhabiles),
      avisos: avisosCalendario(anio, [...previos, ...eventos]),
      tipos: porDia(eventos),
    }
  }, [calendario, eventos])
  const { reglas, avisos, tipos } = judged
  const anio = calendario?.anio ?? 0
  const inMonth = (issues: readonly Issue[], mes: number): readonly Issue[] =>
    issues.filter((issue) => dateParts(diaDe(issue, anio)).month === mes)
  const inPlace = (issues: readonly Issue[], { modo, mes }: Lugar): readonly Issue[] =>
    modo === 'anio' ? issues : inMonth(issues, mes)
  const impiden =
    calendario && eventos && cambios.length > 0 ? reglasQueImpiden(anio, eventos, cambios, calendario.inhabiles) : []
  const nuevos = new Set(cambios.map(({ fecha }) => fecha))
  const conRegla = new Set(reglas.map(({ path }) => path))
  const conAviso = new Set(avisos.map(({ path }) => path))
  const inhabiles = new Map(calendario?.inhabiles.map(({ fecha, nombre }) => [fecha, nombre]))
  const open = calendario?.habilitaciones.filter(({ estado }) => estado === 'vigente' || estado === 'futura') ?? []
  return {
    tipos,
    impiden,
    reglasDe: (mes) => inMonth(reglas, mes).length,
    reglasEn: (lugar) => inPlace(reglas, lugar),
    avisosEn: (lugar) => inPlace(avisos, lugar),
    datosDe: (fecha) => ({
      tipo: tipos.get(fecha) ?? null,
      inhabil: inhabiles.get(fecha) ?? '',
      nuevo: nuevos.has(fecha),
      regla: conRegla.has(fecha),
      aviso: conAviso.has(fecha),
      hoy: fecha === calendario?.hoy,
      habilitado: open.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta),
    }),
  }
}
