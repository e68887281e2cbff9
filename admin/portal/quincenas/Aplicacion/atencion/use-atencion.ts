import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { AtencionQuincena } from '#domain/quincenas/atencion.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export function useAtencion(codigo: string): UseQueryResult<AtencionQuincena> {
  return useQuery({
    queryKey: ['atencion', codigo],
    queryFn: ({ signal }) => api.call('GET /api/quincenas/:codigo/atencion', { params: { codigo }, signal }),
  })
}

/** Sends the data that are in sight, by their hash. */
export function useEnviarAtencion(codigo: string): Act<string, AtencionQuincena> {
  return useAct<string, AtencionQuincena>({
    call: (huella) => api.call('POST /api/quincenas/:codigo/atencion/envio', { params: { codigo }, body: { huella } }),
    keys: ['atencion'],
    toast: () => 'Datos enviados.',
  })
}
