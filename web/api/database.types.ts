// Written by `npm run types` from supabase/migrations. Not to be edited by hand.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      availability: {
        Row: {
          created_at: string;
          date: string;
          id: string;
          listing_id: string;
          time_slots: string[];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          date: string;
          id?: string;
          listing_id: string;
          time_slots?: string[];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          date?: string;
          id?: string;
          listing_id?: string;
          time_slots?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "availability_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      availability_rules: {
        Row: {
          horizon_days: number;
          listing_id: string;
          notice_hours: number;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          horizon_days?: number;
          listing_id: string;
          notice_hours?: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          horizon_days?: number;
          listing_id?: string;
          notice_hours?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "availability_rules_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: true;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      bookings: {
        Row: {
          agent_status: string;
          contact_method: string;
          created_at: string;
          date: string;
          id: string;
          listing_id: string;
          owner_id: string;
          preapproved: boolean;
          special_requests: string | null;
          starts_at: string;
          status: string;
          time: string;
          updated_at: string;
          visitor_email: string;
          visitor_name: string;
          visitor_phone: string;
        };
        ComputedFields: never;
        Insert: {
          agent_status?: string;
          contact_method?: string;
          created_at?: string;
          date: string;
          id: string;
          listing_id: string;
          owner_id: string;
          preapproved?: boolean;
          special_requests?: string | null;
          starts_at: string;
          status?: string;
          time: string;
          updated_at?: string;
          visitor_email: string;
          visitor_name: string;
          visitor_phone: string;
        };
        Update: {
          agent_status?: string;
          contact_method?: string;
          created_at?: string;
          date?: string;
          id?: string;
          listing_id?: string;
          owner_id?: string;
          preapproved?: boolean;
          special_requests?: string | null;
          starts_at?: string;
          status?: string;
          time?: string;
          updated_at?: string;
          visitor_email?: string;
          visitor_name?: string;
          visitor_phone?: string;
        };
        Relationships: [
          {
            foreignKeyName: "bookings_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      favorites: {
        Row: {
          created_at: string;
          listing_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          listing_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          listing_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "favorites_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      listing_images: {
        Row: {
          alt: string;
          blur_hash: string | null;
          created_at: string;
          height: number;
          id: string;
          listing_id: string;
          path: string;
          position: number;
          width: number;
          widths: number[];
        };
        ComputedFields: never;
        Insert: {
          alt?: string;
          blur_hash?: string | null;
          created_at?: string;
          height: number;
          id?: string;
          listing_id: string;
          path: string;
          position: number;
          width: number;
          widths?: number[];
        };
        Update: {
          alt?: string;
          blur_hash?: string | null;
          created_at?: string;
          height?: number;
          id?: string;
          listing_id?: string;
          path?: string;
          position?: number;
          width?: number;
          widths?: number[];
        };
        Relationships: [
          {
            foreignKeyName: "listing_images_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      listing_view_counts: {
        Row: {
          listing_id: string;
          views: number;
        };
        ComputedFields: never;
        Insert: {
          listing_id: string;
          views?: number;
        };
        Update: {
          listing_id?: string;
          views?: number;
        };
        Relationships: [
          {
            foreignKeyName: "listing_view_counts_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: true;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      listing_views: {
        Row: {
          day: string;
          listing_id: string;
          visitor: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          listing_id: string;
          visitor: string;
        };
        Update: {
          day?: string;
          listing_id?: string;
          visitor?: string;
        };
        Relationships: [
          {
            foreignKeyName: "listing_views_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      listings: {
        Row: {
          address: string;
          bathrooms: number | null;
          bedrooms: number | null;
          city: string;
          created_at: string;
          description: string;
          features: string[];
          geocoded_at: string | null;
          id: string;
          lat: number | null;
          lng: number | null;
          lot_size: number | null;
          price: number | null;
          property_type: string;
          published_at: string | null;
          search: unknown;
          sqft: number | null;
          state: string;
          status: string;
          time_zone: string | null;
          title: string;
          updated_at: string;
          user_id: string;
          year_built: number | null;
          zip_code: string;
        };
        ComputedFields: never;
        Insert: {
          address?: string;
          bathrooms?: number | null;
          bedrooms?: number | null;
          city?: string;
          created_at?: string;
          description?: string;
          features?: string[];
          geocoded_at?: string | null;
          id?: string;
          lat?: number | null;
          lng?: number | null;
          lot_size?: number | null;
          price?: number | null;
          property_type?: string;
          published_at?: string | null;
          search?: never;
          sqft?: number | null;
          state?: string;
          status?: string;
          time_zone?: string | null;
          title?: string;
          updated_at?: string;
          user_id: string;
          year_built?: number | null;
          zip_code?: string;
        };
        Update: {
          address?: string;
          bathrooms?: number | null;
          bedrooms?: number | null;
          city?: string;
          created_at?: string;
          description?: string;
          features?: string[];
          geocoded_at?: string | null;
          id?: string;
          lat?: number | null;
          lng?: number | null;
          lot_size?: number | null;
          price?: number | null;
          property_type?: string;
          published_at?: string | null;
          search?: never;
          sqft?: number | null;
          state?: string;
          status?: string;
          time_zone?: string | null;
          title?: string;
          updated_at?: string;
          user_id?: string;
          year_built?: number | null;
          zip_code?: string;
        };
        Relationships: [];
      };
      price_history: {
        Row: {
          changed_at: string;
          id: number;
          listing_id: string;
          price: number;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          id?: never;
          listing_id: string;
          price: number;
        };
        Update: {
          changed_at?: string;
          id?: never;
          listing_id?: string;
          price?: number;
        };
        Relationships: [
          {
            foreignKeyName: "price_history_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      profiles: {
        Row: {
          avatar_path: string | null;
          created_at: string;
          full_name: string;
          id: string;
          phone: string | null;
          property_address: string | null;
          property_type: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          avatar_path?: string | null;
          created_at?: string;
          full_name?: string;
          id: string;
          phone?: string | null;
          property_address?: string | null;
          property_type?: string | null;
          updated_at?: string;
        };
        Update: {
          avatar_path?: string | null;
          created_at?: string;
          full_name?: string;
          id?: string;
          phone?: string | null;
          property_address?: string | null;
          property_type?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      subscriptions: {
        Row: {
          subscription_plan: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Relationships: [];
      };
    };
    Functions: {
      apply_stripe_event: { Args: { p_event: Json; p_facts: Json }; Returns: Json };
      claim_booking_emails: {
        Args: { p_booking_id?: string; p_limit?: number };
        Returns: {
          address: string;
          agent_status: string;
          attempt: number;
          booking_id: string;
          booking_status: string;
          contact_method: string;
          date: string;
          id: string;
          kind: string;
          listing_id: string;
          listing_title: string;
          owner_name: string;
          recipient: string;
          special_requests: string;
          starts_at: string;
          time: string;
          time_zone: string;
          to_email: string;
          visitor_email: string;
          visitor_name: string;
          visitor_phone: string;
        }[];
      };
      open_checkout: {
        Args: { p_attempt_over?: number; p_plan: string; p_user_id: string };
        Returns: Json;
      };
      record_checkout: {
        Args: { p_attempt: number; p_plan: string; p_session_id: string; p_user_id: string };
        Returns: undefined;
      };
      record_stripe_customer: {
        Args: { p_customer_id: string; p_user_id: string };
        Returns: undefined;
      };
      register_listing_view: {
        Args: { p_listing_id: string; p_visitor: string };
        Returns: undefined;
      };
      search_listings: {
        Args: {
          max_price?: number;
          min_bathrooms?: number;
          min_bedrooms?: number;
          min_price?: number;
          page_cursor?: string;
          page_size?: number;
          property_type?: string;
          search_term?: string;
          sort?: string;
        };
        Returns: Json;
      };
      settle_booking_email: { Args: { p_error?: string; p_id: string }; Returns: undefined };
      settle_past_bookings: { Args: Record<PropertyKey, never>; Returns: number };
      stripe_customer_of: { Args: { p_user_id: string }; Returns: string };
      take_rate: {
        Args: { p_cap: number; p_key: string; p_window_seconds: number };
        Returns: boolean;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
