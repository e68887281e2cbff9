import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { totalDeFirma } from '#domain/quincenas/resumen-firma.ts'
import { TABLA_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import { CLAVE_MAX } from '#domain/usuarios/clave-limites.ts'
import { FALTA_PRUEBA } from '#domain/usuarios/prueba-propia.ts'
import { api } from '#admin/providers/api-client.ts'
import { PasswordField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ResumenFirma } from './ResumenFirma.tsx'
import { useFirmaPrevista } from './use-cierres.ts'
import type { Issue } from '#domain/issue.ts'
import type { RespuestaCierres } from '#domain/quincenas/cierre.ts'
import type { FirmaPrevista } from '#domain/quincenas/resumen-firma.ts'
import type { PruebaPropia } from '#domain/usuarios/prueba-propia.ts'
import type { ReactElement } from 'react'

interface FirmaDialogProps {
  codigo: string
  /** Ids of the closes. */
  cierres: readonly number[]
  onSigned?: (answer: RespuestaCierres) => void
  onClose: () => void
}

type Prueba = Readonly<Record<PruebaPropia, string>>

/** What a signature commits to, in figures and warnings, before it is given with the password or the second factor. */
export function FirmaDialog({ codigo, cierres, onSigned, onClose }: FirmaDialogProps): ReactElement {
  const { data, error, refetch } = useFirmaPrevista(codigo, cierres)
  const pide = data?.pide ?? null
  const act = useAct<Prueba, RespuestaCierres>({
    call: (prueba) =>
      api.call('POST /api/quincenas/:codigo/cierres/firmar', {
        params: { codigo },
        body: {
          cierres: data?.cierres.map(({ id, version }) => ({ id, version })) ?? [],
          ...(pide && { [pide]: prueba[pide] }),
        },
      }),
    keys: ['cierres', 'historial'],
    toast: ({ hechos }) => cuentaTexto(hechos.length, 'cierre firmado', 'cierres firmados'),
    done: (answer) => {
      onClose()
      onSigned?.(answer)
    },
  })
  const rules = (prueba: Prueba): readonly Issue[] =>
    pide && prueba[pide].trim() === '' ? [{ path: pide, code: 'requerido', message: FALTA_PRUEBA[pide] }] : []
  return (
    <FormDialog
      size="lg"
      id="firma"
      title={data ? tituloDe(data) : cuentaTexto(cierres.length, 'cierre por firmar', 'cierres por firmar')}
      action={data ? botonDe(data) : 'Firmar'}
      busyText="Firmando…"
      failure="No se pudo firmar."
      waiting={!data || data.cierres.length === 0}
      initial={SIN_PRUEBA}
      rules={rules}
      act={act}
      onClose={onClose}
    >
      {error && <ErrorState title="No se pudo cargar lo que firmarías." error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} label="Cargando lo que firmarías" />}
      {data && <ResumenFirma prevista={data} />}
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
    </FormDialog>
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
