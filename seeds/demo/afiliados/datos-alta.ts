import type { SolicitudAlta } from '#domain/afiliacion/alta.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { titleCase } from '#seeds/demo/title-case.ts'
import type { AfiliadoDemo } from './afiliado-demo.ts'
import { nacionalidadFicticia } from '#seeds/demo/personas/nacionalidad-ficticia.ts'

/** The form of an alta under way, as its author would find it to correct it. Its papers are named in it once they are filed. */
export function datosAlta(afiliado: AfiliadoDemo, fecha: PlainDate): SolicitudAlta {
  const { persona, lugar, categoria } = afiliado
  const { domicilio } = persona
  return {
    datosPersonales: {
      nombres: afiliado.nombres,
      apellidoPaterno: afiliado.apellidoPaterno,
      apellidoMaterno: afiliado.apellidoMaterno,
      sinSegundoApellido: afiliado.apellidoMaterno === '',
      curp: persona.curp,
      nacionalidad: nacionalidadFicticia(persona),
      rfcBase: persona.rfc.slice(0, 10),
      rfcHomo: persona.rfc.slice(10),
      numEmpleado: afiliado.noempleado,
      email: persona.correo,
      telefono: persona.telefono,
      domicilio: '',
      calle2: '',
      usarDireccionCsf: true,
      domicilioOCR: {
        cp: domicilio.codigoPostal,
        tipoVialidad: titleCase(domicilio.tipoVialidad),
        nombreVialidad: titleCase(domicilio.nombreVialidad),
        numeroExterior: domicilio.numeroExterior,
        numeroInterior: domicilio.numeroInterior,
        colonia: titleCase(domicilio.colonia),
        localidad: titleCase(domicilio.localidad),
        municipio: titleCase(domicilio.municipio),
        entidad: titleCase(domicilio.entidad),
        entreCalle: titleCase(domicilio.entreCalle),
        yCalle: titleCase(domicilio.yCalle),
      },
      nss: persona.nss,
      foto: '',
    },
    datosLaborales: {
      entidad: lugar.ids[0],
      adscripcion: lugar.ids[1],
      dependencia: lugar.ids[2],
      area: lugar.ids[3],
      categoria: categoria.clave,
      nombreCategoria: categoria.nombre,
      salario: centavosToPesos(categoria.sueldoCentavos),
      fechaIngreso: fecha,
    },
    documentos: {},
  }
}
