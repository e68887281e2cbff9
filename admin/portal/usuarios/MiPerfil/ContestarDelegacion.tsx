import { formatRangoLargo } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { MIS_DELEGACIONES } from './mi-cuenta.ts'
import type { DelegacionPropia, RespuestaDelegacion } from '#domain/acceso/delegacion.ts'
import type { ReactElement } from 'react'

interface TextoRespuesta {
  readonly boton: string
  readonly titulo: string
  readonly ocupado: string
  readonly fallo: string
  /** What happens, to what `de` lends. */
  readonly explica: (de: string, dias: string) => string
  readonly hecho: (de: string) => string
}

export const TEXTO_RESPUESTA = {
  aceptar: {
    boton: 'Aceptar',
    titulo: 'Aceptar la delegación',
    ocupado: 'Aceptando…',
    fallo: 'No se pudo aceptar.',
    explica: (de, dias) =>
      `Del ${dias} podrás hacer lo que le toca a ${de}. Cada acto dirá que fue por su delegación, y tu propia firma sigue siendo tuya.`,
    hecho: (de) => `Firmas por ${de}.`,
  },
  rechazar: {
    boton: 'Rechazar',
    titulo: 'Rechazar la delegación',
    ocupado: 'Rechazando…',
    fallo: 'No se pudo rechazar.',
    explica: (de) => `No firmarás por ${de}, y se le avisará para que nombre a otra persona.`,
    hecho: (de) => `Rechazaste firmar por ${de}.`,
  },
  devolver: {
    boton: 'Devolver',
    titulo: 'Devolver la firma',
    ocupado: 'Devolviendo…',
    fallo: 'No se pudo devolver.',
    explica: (de) =>
      `Dejarás de firmar por ${de} desde ahora, y se le avisará. Lo que ya firmaste sigue valiendo y dice que fue por su delegación.`,
    hecho: (de) => `Ya no firmas por ${de}.`,
  },
} as const satisfies Record<RespuestaDelegacion, TextoRespuesta>

interface ContestarDelegacionProps {
  delegacion: DelegacionPropia
  respuesta: RespuestaDelegacion
  onClose: () => void
}

/** Accepts, declines or gives back the signature that somebody lends. */
export function ContestarDelegacion({ delegacion, respuesta, onClose }: ContestarDelegacionProps): ReactElement {
  const { id, de, desde, hasta } = delegacion
  const { boton, titulo, ocupado, fallo, explica, hecho } = TEXTO_RESPUESTA[respuesta]
  const act = useAct({
    call: () => api.call(`POST /api/mi-cuenta/delegaciones/:id/${respuesta}`, { params: { id } }),
    keys: [{ queryKey: MIS_DELEGACIONES }, { queryKey: ['inicio'] }, { queryKey: ['ventanilla'] }],
    toast: () => hecho(de),
    done: onClose,
  })
  return (
    <ConfirmDialog act={act} title={titulo} action={boton} busyText={ocupado} failure={fallo} onClose={onClose}>
      {explica(de, formatRangoLargo(desde, hasta))}
    </ConfirmDialog>
  )
}
