import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { readFolio } from '#domain/afiliacion/movimientos/folio-verificado.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { Alone } from '#admin/portal/usuarios/Alone.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { FolioVerificado, VigenciaFolio } from '#domain/afiliacion/movimientos/folio-verificado.ts'
import type { ReactElement } from 'react'
import './verificar.css'

const VEREDICTO = {
  surtio_efecto: { tono: 'good', titulo: 'Documento vigente' },
  en_tramite: { tono: 'warn', titulo: 'Documento en trámite' },
  sin_efecto: { tono: 'bad', titulo: 'Documento sin efecto' },
} as const satisfies Record<VigenciaFolio, { tono: 'good' | 'warn' | 'bad'; titulo: string }>

/** `/verificar/:folio`: whether a paper of the institute is what it says. Public; nothing of the person is shown. */
export default function Verificar(): ReactElement {
  const typed = useParams()['folio'] ?? ''
  const folio = readFolio(typed)
  useEffect(() => {
    document.title = `${folio ?? 'Verificación de folio'} · Portal interno`
  }, [folio])
  return (
    <Alone title="Verificación de folio">
      {typed !== '' && <Resultado typed={typed} folio={folio} />}
      <OtroFolio key={typed} primero={typed === ''} />
    </Alone>
  )
}

function Resultado({ typed, folio }: { typed: string; folio: string | null }): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: ['verificar', folio],
    queryFn: ({ signal }) =>
      api.call('GET /api/verificar/:folio', { params: { folio: folio ?? '' }, signal, anonymous: true }),
    enabled: folio !== null,
    retry: false,
  })
  if (folio === null)
    return (
      <Note tone="bad" live>
        <strong>«{typed.slice(0, 40)}» no es un folio.</strong> Un folio lleva una letra, dos dígitos del año y seis del
        número: A-26-018841.
      </Note>
    )
  if (isApiError(error) && error.status === 404)
    return (
      <Note tone="bad" live>
        <strong className="mono">{folio}</strong> no existe. {errorMessage(error)}
      </Note>
    )
  if (error) return <ErrorState title="No se pudo comprobar el folio." error={error} onRetry={() => void refetch()} />
  return data ? <Documento documento={data} /> : <Skeleton lines={4} label="Comprobando el folio" />
}

function Documento({ documento }: { documento: FolioVerificado }): ReactElement {
  const { folio, papel, vigencia, mensaje, registrado, fecha, quincena } = documento
  const { tono, titulo } = VEREDICTO[vigencia]
  return (
    <>
      <p className="verificar-folio mono">{folio}</p>
      <Note tone={tono} live>
        <strong>{titulo}.</strong> {mensaje}
      </Note>
      <KeyValueList
        wide
        items={[
          { label: 'Documento', value: papel },
          { label: 'Registrado', value: formatFecha(registrado) },
          { label: 'Con efecto desde', value: formatFecha(fecha) },
          { label: 'Quincena', value: quincena },
        ]}
      />
      <p className="small secondary">
        Compara estos datos con los del documento impreso. Los de la persona no se muestran aquí.
      </p>
    </>
  )
}

/** Another folio, as it is typed: spaces, small letters and missing zeros do not matter. */
function OtroFolio({ primero }: { primero: boolean }): ReactElement {
  const navigate = useNavigate()
  const id = useId()
  const [texto, setTexto] = useState('')
  const [error, setError] = useState<string | null>(null)
  const submit = (): void => {
    const folio = readFolio(texto)
    if (folio === null) setError('Escribe el folio como está en el documento: A-26-018841.')
    else void navigate(`/verificar/${folio}`)
  }
  return (
    <form
      className="verificar-otro"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        id={id}
        label={primero ? 'Folio del documento' : 'Otro folio'}
        error={error}
        help="Está impreso arriba a la derecha: una letra, el año y seis dígitos"
      >
        <TextInput
          mono
          value={texto}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => setTexto(event.target.value)}
        />
      </Field>
      <Button type="submit" variant={primero ? 'primary' : 'default'} icon={Search} block>
        Verificar
      </Button>
    </form>
  )
}
