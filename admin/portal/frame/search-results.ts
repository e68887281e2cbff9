import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { displayName } from '#domain/identidad/nombre.ts'
import { procesosDe } from '#domain/procesos/mapa.ts'
import { NOMBRE_ESTADO_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import { foliosPosibles } from '#domain/procesos/folio-buscado.ts'
import { rutaProceso } from '#domain/procesos/clave-proceso.ts'
import { useMapa } from '#admin/portal/procesos/use-mapa.ts'
import { actosFijos, MIN_PERSON, useActosPedidos } from './search-acts.ts'
import { useFolios } from './search-folio.ts'
import { matching, usePlaces } from './search-places.ts'
import { registrosDe } from './search-words.ts'
import type { Registros } from './search-words.ts'
import type { PersonaResumen } from '#domain/afiliacion/persona.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import type { SearchResult } from './search-result.ts'

/** Places come first and few: people arrive later and must not move what is about to be chosen. */
const MAX_PLACES = 4
const MAX_IDLE = 8
const MAX_PEOPLE = 8
const MAX_CASES = 5

/** `text` once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), 220)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** The pages of this session's processes: who answers for each, its papers and its cases. */
function useProcesos(): readonly SearchResult[] {
  const { data } = useMapa()
  return useMemo(
    () =>
      (data ? procesosDe(data) : []).map(({ id, clave, nombre, camino }) => ({
        key: `proceso-${id}`,
        kind: 'proceso' as const,
        label: nombre,
        detail: `Proceso: responsables y documentos · ${camino.join(' › ')}`,
        target: { to: rutaProceso({ clave }), external: false },
      })),
    [data],
  )
}

function personResult(person: PersonaResumen): SearchResult {
  return {
    key: `persona-${person.id}`,
    kind: 'persona',
    label: displayName({ ...person, nombres: person.nombre }, 'lista'),
    detail: [person.curp, person.adscripcion].filter(Boolean).join(' · '),
    target: { to: rutaAfiliado(person), external: false },
  }
}

function caseResult(caso: CasoResumen): SearchResult {
  const { id, folio, asunto, persona, estado } = caso
  return {
    key: `caso-${id}`,
    kind: 'caso',
    label: asunto,
    detail: [folio, NOMBRE_ESTADO_CASO[estado], persona?.nombre].filter(Boolean).join(' · '),
    target: { to: rutaCaso(caso), external: false },
  }
}

/** The server finds people and cases within the session's scope; no name stands in an address. */
async function findRecords(q: string, { people, cases }: Registros, signal: AbortSignal): Promise<Hallados> {
  const input = (field: string, max: number) =>
    ({
      body: { sort: [field, 'ASC'], range: [0, max - 1], filter: { q } },
      signal,
    }) as const
  // Together: what comes later must not move what is about to be chosen.
  const [personas, casos] = await Promise.all([
    people ? api.call('POST /api/panel/afiliados/buscar', input('nombre', MAX_PEOPLE)) : [],
    cases ? api.call('POST /api/panel/casos/buscar', input('vence', MAX_CASES)) : [],
  ])
  return { personas, casos }
}

interface Hallados {
  readonly personas: readonly PersonaResumen[]
  readonly casos: readonly CasoResumen[]
}

interface Search {
  readonly results: readonly SearchResult[]
  readonly searching: boolean
  readonly failed: boolean
  readonly registros: Registros
  /** There may be more than what is shown. */
  readonly cut: boolean
  /** Said in the place of "Sin resultados." when an order finds nobody. */
  readonly nadie: string
}

/** What `text` finds: places at once, people and cases from the server. */
export function useSearch(text: string): Search {
  const session = useSession()
  const registros = registrosDe(session.vistas)
  const places = usePlaces()
  const procesos = useProcesos()
  const q = usePaused(text.trim())
  const actos = useActosPedidos(q, session)
  const folios = useFolios(q)
  const asks = (registros.people || registros.cases) && !actos.pedida
  const query = useQuery({
    queryKey: ['buscar', q],
    enabled: asks && q.length >= MIN_PERSON,
    queryFn: ({ signal }) => findRecords(q, registros, signal),
    gcTime: 0,
  })
  const isIdle = text.trim() === ''
  // Procedures are no places: they come by their words.
  const found = matching(isIdle ? places.filter(({ kind }) => kind === 'pantalla') : places, text)
  const pages = isIdle ? [] : matching(procesos, text)
  const mayWait = asks || actos.pedida || foliosPosibles(text).length > 0
  const waiting = mayWait && text.trim().length >= MIN_PERSON && text.trim() !== q
  // Whom an earlier text found is not offered for this one.
  const { personas = [], casos = [] } = (waiting ? undefined : query.data) ?? {}
  return {
    results: [
      ...(waiting ? [] : [...folios.results, ...actos.results]),
      ...actosFijos(text, session),
      ...found.slice(0, isIdle ? MAX_IDLE : MAX_PLACES),
      ...pages.slice(0, MAX_PLACES),
      ...personas.map(personResult),
      ...casos.map(caseResult),
    ],
    searching: query.isFetching || folios.searching || actos.searching || waiting,
    failed: query.isError || folios.failed || actos.failed,
    registros,
    nadie: waiting ? '' : actos.nadie,
    cut:
      actos.cut ||
      personas.length === MAX_PEOPLE ||
      casos.length === MAX_CASES ||
      [found, pages].some(({ length }) => length > MAX_PLACES),
  }
}
