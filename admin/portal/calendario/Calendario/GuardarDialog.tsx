import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { MOTIVO_MAX } from '#domain/calendario/cambios-calendario.ts'
import { TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { formatFechas, resumenFechas } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import type { CambioDia } from '#domain/calendario/cambios-calendario.ts'
import type { CambioVentana, DiaImpreso, PrevistoCalendario } from '#domain/calendario/calendario-anio.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

interface GuardarDialogProps {
  anio: number
  cambios: readonly CambioDia[]
  busy: boolean
  error: unknown
  onSave: (motivo: string) => void
  onClose: () => void
}

/** Before a save: what it does and to whom, and the reason where a day has passed, or is printed on lines of payment. */
export function GuardarDialog({ anio, cambios, busy, error, onSave, onClose }: GuardarDialogProps): ReactElement {
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const {
    data,
    error: failed,
    refetch,
  } = useQuery({
    queryKey: ['calendario-previsto', anio, cambios],
    queryFn: ({ signal }) =>
      api.call('POST /api/panel/calendario/:anio/previsto', { params: { anio }, body: { cambios }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const why = data ? porQue(data) : ''
  const missing = why !== '' && motivo.trim() === '' ? 'Escribe por qué.' : null
  return (
    <ActDialog
      title={`Guardar el calendario de ${anio}`}
      action="Guardar"
      busyText="Guardando…"
      busy={busy}
      waiting={!data}
      error={error}
      failure="No se guardó el calendario."
      fields={['motivo']}
      size="md"
      onSubmit={() => {
        setTried(true)
        if (!missing) onSave(motivo.trim())
      }}
      onClose={onClose}
    >
      {failed ? (
        <ErrorState title="No se pudo saber qué haría." error={failed} onRetry={() => void refetch()} />
      ) : data ? (
        <Efecto previsto={data} />
      ) : (
        <Skeleton lines={4} label="Calculando qué hará" />
      )}
      {why !== '' && (
        <Field
          label="Motivo"
          help={`${why} Queda en la bitácora.`}
          error={(tried ? missing : null) ?? fieldError(error, 'motivo')}
        >
          <TextArea
            value={motivo}
            maxLength={MOTIVO_MAX}
            data-autofocus
            onChange={(event) => setMotivo(event.target.value)}
          />
        </Field>
      )}
    </ActDialog>
  )
}

/** What asks for a reason: days already past, and days of payment that people hold on paper; "" for nothing. */
function porQue({ pasados, impresos }: PrevistoCalendario): string {
  const past = pasados.length > 0 ? `Cambian días que ya pasaron: ${formatFechas(pasados)}.` : ''
  const printed =
    impresos.length > 0 ? `Dejan de ser día de pago fechas impresas: ${formatFechas(impresos.map(fechaDe))}.` : ''
  return [past, printed].filter(Boolean).join(' ')
}

const fechaDe = ({ fecha }: DiaImpreso): PlainDate => fecha

function Efecto({ previsto }: { previsto: PrevistoCalendario }): ReactElement {
  const { borrados, guardados, ventanas, entidades, habilitadas, borradores, solicitudes, impresos } = previsto
  const closes = ventanas.some(({ tipo, cierran }) => tipo === 'ALTA_BAJA_CAMBIO' && cierran.length > 0)
  return (
    <>
      <p>
        Se {borrados === 1 ? 'borra' : 'borran'} {cuentaTexto(borrados, 'día')} y se{' '}
        {guardados === 1 ? 'crea o actualiza' : 'crean o actualizan'} {cuentaTexto(guardados, 'día')}.
      </p>
      {ventanas.length > 0 && (
        <ul className="cal-efecto">
          {ventanas.map((ventana) => (
            <li key={ventana.tipo}>{ventanaTexto(ventana)}</li>
          ))}
        </ul>
      )}
      {ventanas.length > 0 && (
        <p className="secondary">
          Vale para {cuentaTexto(entidades, 'entidad', 'entidades')}
          {closes && habilitadas > 0
            ? `; ${cuentaTexto(habilitadas, 'sigue abierta', 'siguen abiertas')} por una habilitación extraordinaria`
            : ''}
          .
        </p>
      )}
      {impresos.map(({ fecha, lineas }) => (
        <Note key={fecha} tone="warn">
          El {formatFechas([fecha])} es la fecha límite de {cuentaTexto(lineas, 'línea de pago')} que ya se{' '}
          {lineas === 1 ? 'emitió' : 'emitieron'}: en papel seguirá diciéndolo.
        </Note>
      ))}
      {borradores > 0 && (
        <Note tone="warn">
          La ventana termina antes para {cuentaTexto(borradores, 'borrador abierto', 'borradores abiertos')}.
        </Note>
      )}
      {solicitudes > 0 && (
        <Note tone="warn">
          {cuentaTexto(solicitudes, 'solicitud queda', 'solicitudes quedan')} sin días para corregirse o retirarse en su
          quincena.
        </Note>
      )}
    </>
  )
}

/** "Movimientos: se agrega el 1 de diciembre; dejan de ser el 2 y 3 de diciembre." */
function ventanaTexto({ tipo, abren, cierran }: CambioVentana): string {
  const parts = [
    abren.length > 0 ? `se ${abren.length === 1 ? 'agrega' : 'agregan'} ${resumenFechas(abren)}` : '',
    cierran.length > 0 ? `${cierran.length === 1 ? 'deja' : 'dejan'} de ser ${resumenFechas(cierran)}` : '',
  ]
  return `${TIPOS_EVENTO[tipo].label}: ${parts.filter(Boolean).join('; ')}.`
}
