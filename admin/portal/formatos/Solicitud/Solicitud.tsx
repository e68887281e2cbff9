import { datosDeCurp, solicitudIssues, type SolicitudFormato } from '#domain/formatos/solicitud.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { ConDatos } from '#admin/portal/formatos/hoja/ConDatos.tsx'
import { HojaPage } from '#admin/portal/formatos/hoja/HojaPage.tsx'
import { useHoja } from '#admin/portal/formatos/hoja/use-hoja.ts'
import { SolicitudCampos } from './SolicitudCampos.tsx'
import { SolicitudPapel } from './SolicitudPapel.tsx'
import type { DatosFormato } from '#domain/formatos/datos-formato.ts'
import type { UsuarioSesion } from '#domain/usuarios/sesion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

/** `solicitudA` and `/dashboard/formatos/solicitud`: the affiliation request to print (specification 1 §2.4.1, §3.2). */
export default function Solicitud(): ReactElement {
  return <ConDatos>{(datos, hoy, olvidar) => <Formulario datos={datos} hoy={hoy} olvidar={olvidar} />}</ConDatos>
}

interface FormularioProps {
  datos: DatosFormato | null
  hoy: PlainDate
  olvidar: () => void
}

function Formulario({ datos, hoy, olvidar }: FormularioProps): ReactElement {
  const { user } = useSession()
  const vacia = emptyOf(user, hoy)
  const hoja = useHoja<SolicitudFormato>({
    inicial: datos ? filled(vacia, datos) : vacia,
    vacia,
    rules: solicitudIssues,
    derivar: (valores, campo) => (campo === 'curp' ? { ...valores, ...(datosDeCurp(valores.curp) ?? {}) } : valores),
  })
  return (
    <HojaPage
      titulo={{ vista: 'solicitudA' }}
      facts="Se llena, se imprime y se firma; aquí no se guarda nada."
      hoja={hoja}
      onLimpiar={olvidar}
      campos={<SolicitudCampos hoja={hoja} hayCsf={datos?.domicilioDeCsf ?? false} />}
      papel={<SolicitudPapel valores={hoja.valores} />}
    />
  )
}

/** The dependency is the session's, the date today's; the rest waits. */
function emptyOf(user: UsuarioSesion, hoy: PlainDate): SolicitudFormato {
  return {
    dependencia: user.dependencia_nombre || user.adscripcion_nombre,
    secretaria: '',
    controlInterno: '',
    nombre: '',
    apellidoPaterno: '',
    apellidoMaterno: '',
    fechaNacimiento: '',
    sexo: '',
    rfc: '',
    curp: '',
    usarDireccionCsf: false,
    calleNumero: '',
    colonia: '',
    codigoPostal: '',
    municipio: '',
    estado: '',
    otorganteTelefono: '',
    fechaSolicitud: hoy,
  }
}

function filled(vacia: SolicitudFormato, datos: DatosFormato): SolicitudFormato {
  const { folio, entidad, dependencia, domicilio, domicilioDeCsf, telefono, curp, rfc } = datos
  return {
    ...vacia,
    dependencia: vacia.dependencia || dependencia || entidad,
    secretaria: [entidad, dependencia].filter(Boolean).join(' / '),
    controlInterno: folio,
    nombre: datos.nombre,
    apellidoPaterno: datos.apellidoPaterno,
    apellidoMaterno: datos.apellidoMaterno,
    ...(datosDeCurp(curp) ?? {}),
    rfc,
    curp,
    usarDireccionCsf: domicilioDeCsf,
    ...domicilio,
    otorganteTelefono: telefono,
  }
}
