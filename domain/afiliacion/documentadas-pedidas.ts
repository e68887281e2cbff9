/** What is sent with those names and taken from elsewhere. */
type LoQueSea = boolean | string | number | null

/** `POST /api/afiliado`: what the server gives (folio, id, interno, estatus, the dates of the act) is taken and left aside. */
export interface AfiliadoPedido {
  readonly folio?: LoQueSea
  readonly id?: LoQueSea
  readonly interno?: LoQueSea
  readonly estatus?: LoQueSea
  readonly creado_en?: LoQueSea
  readonly actualizado_en?: LoQueSea
  readonly fecha_alta?: LoQueSea
  readonly id_entidad_federativa_nacimiento?: LoQueSea
  readonly nombre?: string | null
  readonly apellido_paterno?: string | null
  readonly apellido_materno?: string | null
  readonly curp?: string | null
  readonly rfc?: string | null
  readonly numero_seguro_social?: string | null
  readonly fecha_nacimiento?: string | null
  readonly domicilio_calle?: string | null
  readonly domicilio_numero_exterior?: string | null
  readonly domicilio_numero_interior?: string | null
  readonly domicilio_colonia?: string | null
  readonly domicilio_codigo_postal?: string | null
  readonly telefono?: string | null
  readonly celular?: string | null
  readonly estado_civil?: string | null
  readonly sexo?: string | null
  readonly correo_electronico?: string | null
  readonly noempleado?: string | null
  readonly localidad?: string | null
  readonly municipio?: string | null
  readonly estado?: string | null
  readonly pais?: string | null
  readonly dependientes?: number | null
  readonly posee_inmuebles?: LoQueSea
  readonly fecha_carta?: string | null
  readonly nacionalidad?: string | null
  readonly expediente?: string | null
  readonly f_expediente?: string | null
}

/** `POST /api/afiliado-org`: keys and names of the levels are the catalogue's, whatever is sent. */
export interface AfiliadoOrgPedido {
  readonly afiliado_id: number
  readonly nivel0_id: number
  readonly nivel1_id: number
  readonly nivel2_id: number
  readonly nivel3_id: number
  readonly sueldo: number
  readonly clave_organica_0?: LoQueSea
  readonly clave_organica_1?: LoQueSea
  readonly clave_organica_2?: LoQueSea
  readonly clave_organica_3?: LoQueSea
  readonly categoria?: string | null
  readonly orgs1?: LoQueSea
  readonly orgs2?: LoQueSea
  readonly orgs3?: LoQueSea
  readonly orgs4?: LoQueSea
  readonly interno?: LoQueSea
}

/** `POST /api/movimientos`: the quincena is the one whose window is open, whatever is sent. */
export interface MovimientoPedido {
  readonly id_tipo_mov: number
  readonly id_afiliado: number
  readonly id_quincena?: LoQueSea
  readonly fecha?: string | null
  readonly observaciones?: string | null
  readonly causa?: string | null
  readonly fecha_fin?: string | null
  readonly fecha_autorizacion?: string | null
}
