import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { rutaCierres } from '#domain/quincenas/cierre.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { totalDeFirma } from '#domain/quincenas/resumen-firma.ts'
import { TABLA_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import { CLAVE_MAX } from '#domain/usuarios/clave-limites.ts'
import { FALTA_PRUEBA } from '#domain/usuarios/prueba-propia.ts'
import { api } from '#admin/providers/api-client.ts'
import { PasswordField, TextField } from '#admin/shared/form/fields.tsx'
import { RecordForm } from '#admin/shared/form/RecordForm.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { CierresIguales } from './CierresIguales.tsx'
import { ResumenFirma } from './ResumenFirma.tsx'
import { useFirmaPrevista } from './use-cierres.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { Issue } from '#domain/issue.ts'
import type { RespuestaCierres } from '#domain/quincenas/cierre.ts'
import type { FirmaPrevista } from '#domain/quincenas/resumen-firma.ts'
import type { PruebaPropia } from '#domain/usuarios/prueba-propia.ts'
import type { ReactElement } from 'react'

interface FirmaPaginaProps {
  codigo: string
  /** Ids of the closes. */
  cierres: readonly number[]
}

type Prueba = Readonly<Record<PruebaPropia, string>>

/** What a signature commits to, in figures and warnings, before it is given with the password or the second factor. */
export function FirmaPagina({ codigo, cierres }: FirmaPaginaProps): ReactElement {
  const { data, error, refetch } = useFirmaPrevista(codigo, cierres)
  const volver = rutaCierres(codigo)
  const title = data ? tituloDe(data) : cuentaTexto(cierres.length, 'cierre por firmar', 'cierres por firmar')
  return (
    <>
      <PageHeader title={title} crumbs={[migaVista('aplicacionP', volver), { label: title }]} />
      {error && (
        <ErrorState
          title="No se pudo cargar lo que firmarías."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: volver, label: 'Volver a las entidades' }}
        />
      )}
      {!data && !error && <Skeleton lines={6} label="Cargando lo que firmarías" />}
      {data && <Firma codigo={codigo} prevista={data} volver={volver} />}
    </>
  )
}

function Firma(props: { codigo: string; prevista: FirmaPrevista; volver: string }): ReactElement {
  const { codigo, prevista, volver } = props
  const { pide, cierres } = prevista
  const navigate = useNavigate()
  const [rechazados, setRechazados] = useState<RespuestaCierres['rechazados']>([])
  const act = useAct<Prueba, RespuestaCierres>({
    call: (prueba) =>
      api.call('POST /api/quincenas/:codigo/cierres/firmar', {
        params: { codigo },
        body: { cierres: cierres.map(({ id, version }) => ({ id, version })), ...(pide && { [pide]: prueba[pide] }) },
      }),
    keys: ['cierres', 'historial'],
    toast: ({ hechos }) => cuentaTexto(hechos.length, 'cierre firmado', 'cierres firmados'),
    done: (answer) => {
      if (answer.rechazados.length > 0) setRechazados(answer.rechazados)
      else void navigate(volver, { replace: true })
    },
  })
  const rules = (prueba: Prueba): readonly Issue[] =>
    pide && prueba[pide].trim() === '' ? [{ path: pide, code: 'requerido', message: FALTA_PRUEBA[pide] }] : []
  return (
    <Card>
      <RecordForm
        id="firma"
        action={botonDe(prevista)}
        busyText="Firmando…"
        failure="No se pudo firmar."
        waiting={cierres.length === 0}
        initial={SIN_PRUEBA}
        rules={rules}
        act={act}
        extra={<LinkButton to={volver}>Volver sin firmar</LinkButton>}
      >
        <ResumenFirma prevista={prevista} />
        {pide === 'clave' && (
          <PasswordField
            name="clave"
            label="Escribe tu contraseña para firmar"
            autoComplete="current-password"
            maxLength={CLAVE_MAX}
            width={40}
          />
        )}
        {pide === 'codigo' && (
          <TextField
            name="codigo"
            label="Código de verificación"
            help="Los seis números que muestra ahora tu aplicación de autenticación, o uno de tus códigos de recuperación."
            autoComplete="one-time-code"
            maxLength={40}
            width={20}
            mono
          />
        )}
      </RecordForm>
      {rechazados.length > 0 && (
        <CierresIguales
          codigo={codigo}
          rechazados={rechazados}
          onClose={() => void navigate(volver, { replace: true })}
        />
      )}
    </Card>
  )
}

const SIN_PRUEBA: Prueba = { clave: '', codigo: '' }

function tituloDe({ cierres }: FirmaPrevista): string {
  const [one] = cierres
  if (cierres.length === 1 && one) return `${TABLA_CIERRE[one.firma].boton}: ${one.entidad.nombre}`
  return `Firmar ${cuentaTexto(cierres.length, 'cierre')}`
}

/** What the signature does: the Titular's also applies, so it says how much; another by its name, where all wait for the same one. */
function botonDe({ cierres }: FirmaPrevista): string {
  const firmas = new Set(cierres.map(({ firma }) => firma))
  const [firma] = firmas
  const cuantos = cuentaTexto(cierres.length, 'cierre')
  if (firmas.has('autorizar'))
    return `Firmar y aplicar ${cuantos} · ${formatPesos(totalDeFirma(cierres).totalEntidadCentavos)}`
  return cierres.length === 1 && firma ? TABLA_CIERRE[firma].boton : `Firmar ${cuantos}`
}
