import { skipToken, useQuery } from '@tanstack/react-query'
import { normalizeDatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { curpIssues, parseCurp } from '#domain/identidad/curp.ts'
import { nssIssues } from '#domain/identidad/nss.ts'
import { rfcIssues } from '#domain/identidad/rfc.ts'
import { api } from '#admin/providers/api-client.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'
import type { PadronState } from './tramite/tramite-context.ts'
import type { Cuerpo } from '#domain/llamadas.ts'

/** The keys and the name that are good enough to ask the padrón by; null while there is no whole key. */
function question(valores: DatosPersonalesEnCaptura): Cuerpo<'POST /api/afiliados/coincidencias'> | null {
  const { curp, nss, rfcBase, rfcHomo, nombres, apellidoPaterno, apellidoMaterno } = normalizeDatosPersonales(valores)
  const keys = {
    ...(curpIssues(curp).length === 0 && { curp }),
    ...(nssIssues(nss).length === 0 && { nss }),
    ...(rfcIssues(rfcBase, rfcHomo).length === 0 && { rfc: rfcBase + rfcHomo }),
  }
  if (Object.keys(keys).length === 0) return null
  const born = parseCurp(curp)?.fechaNacimiento
  const name = nombres && apellidoPaterno ? { nombres, apellidoPaterno, apellidoMaterno } : {}
  return { ...keys, ...name, ...(born && { fechaNacimiento: born }) }
}

/** Whether the padrón already knows this person, asked again whenever a key or the name changes. */
export function usePadron(valores: DatosPersonalesEnCaptura, enabled: boolean): PadronState {
  const body = question(valores)
  const asked = enabled && body !== null
  const query = useQuery({
    queryKey: ['coincidencias', body],
    queryFn: asked ? ({ signal }) => api.call('POST /api/afiliados/coincidencias', { body, signal }) : skipToken,
    staleTime: 60_000,
  })
  return {
    data: asked ? query.data : undefined,
    asked,
    loading: asked && query.isPending,
    failed: asked && query.isError,
    retry: query.refetch,
  }
}
