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
          auto_confirm: boolean;
          horizon_days: number;
          listing_id: string;
          notice_hours: number;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          auto_confirm?: boolean;
          horizon_days?: number;
          listing_id: string;
          notice_hours?: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          auto_confirm?: boolean;
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
      booking_proposals: {
        Row: {
          booking_id: string;
          created_at: string;
          date: string;
          expires_at: string;
          made_by: string;
          n: number;
          owner_id: string;
          starts_at: string;
          time: string;
        };
        ComputedFields: never;
        Insert: {
          booking_id: string;
          created_at?: string;
          date: string;
          expires_at: string;
          made_by: string;
          n: number;
          owner_id: string;
          starts_at: string;
          time: string;
        };
        Update: {
          booking_id?: string;
          created_at?: string;
          date?: string;
          expires_at?: string;
          made_by?: string;
          n?: number;
          owner_id?: string;
          starts_at?: string;
          time?: string;
        };
        Relationships: [
          {
            foreignKeyName: "booking_proposals_booking_id_fkey";
            columns: ["booking_id"];
            isOneToOne: false;
            referencedRelation: "bookings";
            referencedColumns: ["id"];
          },
        ];
      };
      bookings: {
        Row: {
          agent_status: string;
          cancelled_by: string | null;
          contact_method: string;
          created_at: string;
          date: string;
          id: string;
          listing_id: string;
          no_show: boolean;
          owner_id: string;
          preapproved: boolean;
          proposal_round: number;
          sequence: number;
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
          cancelled_by?: string | null;
          contact_method?: string;
          created_at?: string;
          date: string;
          id: string;
          listing_id: string;
          no_show?: boolean;
          owner_id: string;
          preapproved?: boolean;
          proposal_round?: number;
          sequence?: number;
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
          cancelled_by?: string | null;
          contact_method?: string;
          created_at?: string;
          date?: string;
          id?: string;
          listing_id?: string;
          no_show?: boolean;
          owner_id?: string;
          preapproved?: boolean;
          proposal_round?: number;
          sequence?: number;
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
      chat_messages: {
        Row: {
          content: string;
          created_at: string;
          id: string;
          images: string[];
          position: number;
          reply_to: string | null;
          role: string;
          sources: NonNullable<Json>;
          stopped: boolean;
          thread_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          created_at?: string;
          id: string;
          images?: string[];
          position?: never;
          reply_to?: string | null;
          role: string;
          sources?: NonNullable<Json>;
          stopped?: boolean;
          thread_id: string;
          user_id: string;
        };
        Update: {
          content?: string;
          created_at?: string;
          id?: string;
          images?: string[];
          position?: never;
          reply_to?: string | null;
          role?: string;
          sources?: NonNullable<Json>;
          stopped?: boolean;
          thread_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "chat_messages_thread_id_user_id_fkey";
            columns: ["thread_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "chat_threads";
            referencedColumns: ["id", "user_id"];
          },
          {
            foreignKeyName: "chat_messages_user_id_reply_to_fkey";
            columns: ["user_id", "reply_to"];
            isOneToOne: true;
            referencedRelation: "chat_messages";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      chat_threads: {
        Row: {
          created_at: string;
          id: string;
          title: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          title?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          title?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      days_off: {
        Row: {
          created_at: string;
          first_day: string;
          id: string;
          last_day: string;
          listing_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          first_day: string;
          id?: string;
          last_day: string;
          listing_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          first_day?: string;
          id?: string;
          last_day?: string;
          listing_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "days_off_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      documents: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          id: string;
          name: string;
          path: string;
          size: number;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name: string;
          path: string;
          size: number;
          type: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name?: string;
          path?: string;
          size?: number;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
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
      handbook_articles: {
        Row: {
          body: string;
          keywords: string;
          position: number;
          published_on: string;
          search: unknown;
          slug: string;
          summary: string;
          title: string;
          topic: string;
          updated_on: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          keywords?: string;
          position: number;
          published_on?: string;
          search?: never;
          slug: string;
          summary: string;
          title: string;
          topic: string;
          updated_on: string;
        };
        Update: {
          body?: string;
          keywords?: string;
          position?: number;
          published_on?: string;
          search?: never;
          slug?: string;
          summary?: string;
          title?: string;
          topic?: string;
          updated_on?: string;
        };
        Relationships: [];
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
          garage_spaces: number | null;
          geocoded_at: string | null;
          hoa_fee: number | null;
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
          stories: number | null;
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
          garage_spaces?: number | null;
          geocoded_at?: string | null;
          hoa_fee?: number | null;
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
          stories?: number | null;
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
          garage_spaces?: number | null;
          geocoded_at?: string | null;
          hoa_fee?: number | null;
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
          stories?: number | null;
          time_zone?: string | null;
          title?: string;
          updated_at?: string;
          user_id?: string;
          year_built?: number | null;
          zip_code?: string;
        };
        Relationships: [];
      };
      offered_days: {
        Row: {
          date: string;
          listing_id: string;
          source: string;
          time_slots: string[];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          date: string;
          listing_id: string;
          source?: string;
          time_slots?: string[];
          updated_at?: string;
        };
        Update: {
          date?: string;
          listing_id?: string;
          source?: string;
          time_slots?: string[];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "offered_days_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
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
      saved_searches: {
        Row: {
          created_at: string;
          filters: NonNullable<Json>;
          frequency: string;
          id: string;
          name: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          filters?: NonNullable<Json>;
          frequency?: string;
          id?: string;
          name: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          filters?: NonNullable<Json>;
          frequency?: string;
          id?: string;
          name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      timeline_steps: {
        Row: {
          completed_on: string | null;
          status: string;
          step: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          completed_on?: string | null;
          status: string;
          step: string;
          user_id: string;
        };
        Update: {
          completed_on?: string | null;
          status?: string;
          step?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      timeline_tasks: {
        Row: {
          done_at: string;
          step: string;
          task: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          done_at?: string;
          step: string;
          task: string;
          user_id: string;
        };
        Update: {
          done_at?: string;
          step?: string;
          task?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      viewing_feedback: {
        Row: {
          booking_id: string;
          created_at: string;
          impression: number;
          listing_id: string;
          note: string | null;
          offer: string;
          owner_id: string;
          price: string;
        };
        ComputedFields: never;
        Insert: {
          booking_id: string;
          created_at?: string;
          impression: number;
          listing_id: string;
          note?: string | null;
          offer: string;
          owner_id: string;
          price: string;
        };
        Update: {
          booking_id?: string;
          created_at?: string;
          impression?: number;
          listing_id?: string;
          note?: string | null;
          offer?: string;
          owner_id?: string;
          price?: string;
        };
        Relationships: [
          {
            foreignKeyName: "viewing_feedback_booking_id_fkey";
            columns: ["booking_id"];
            isOneToOne: true;
            referencedRelation: "bookings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "viewing_feedback_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      viewing_settings: {
        Row: {
          buffer_hours: number;
          entry_notes: string | null;
          filled_until: string | null;
          listing_id: string;
          updated_at: string;
          user_id: string;
          weekly_hours: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          buffer_hours?: number;
          entry_notes?: string | null;
          filled_until?: string | null;
          listing_id: string;
          updated_at?: string;
          user_id: string;
          weekly_hours?: NonNullable<Json>;
        };
        Update: {
          buffer_hours?: number;
          entry_notes?: string | null;
          filled_until?: string | null;
          listing_id?: string;
          updated_at?: string;
          user_id?: string;
          weekly_hours?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: "viewing_settings_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: true;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: {
      subscriptions: {
        Row: {
          subscription_plan: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          subscription_plan?: string | null;
          user_id?: string | null;
        };
        Update: {
          subscription_plan?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_proposal: { Args: { n: number; token: string }; Returns: Json };
      accept_visitor_time: { Args: { booking_id: string; n: number }; Returns: undefined };
      add_document: {
        Args: { p_name: string; p_path: string; p_size: number; p_type: string; p_user_id: string };
        Returns: Json;
      };
      apply_stripe_event: { Args: { p_event: Json; p_facts: Json }; Returns: Json };
      begin_account_deletion: { Args: { p_user_id: string }; Returns: Json };
      calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json };
      calendar_of_feed: { Args: { p_token: string }; Returns: Json };
      cancel_viewing: { Args: { token: string }; Returns: Json };
      claim_account_deletions: { Args: { p_limit?: number }; Returns: string[] };
      claim_booking_emails: {
        Args: { p_booking_id?: string; p_limit?: number };
        Returns: {
          address: string;
          agent_status: string;
          attempt: number;
          booked_at: string;
          booking_id: string;
          booking_sequence: number;
          booking_status: string;
          cancelled_by: string;
          contact_method: string;
          date: string;
          entry_notes: string;
          id: string;
          kind: string;
          lapses_at: string;
          listing_id: string;
          listing_title: string;
          older_viewing: Json;
          owner_name: string;
          proposals: Json;
          recipient: string;
          sequence: number;
          special_requests: string;
          starts_at: string;
          time: string;
          time_zone: string;
          to_email: string;
          token: string;
          visitor_email: string;
          visitor_name: string;
          visitor_phone: string;
          was_requested: boolean;
        }[];
      };
      claim_geocoder: {
        Args: { p_patience_ms: number; p_person: string; p_query: string };
        Returns: Json;
      };
      claim_news_mails: {
        Args: { p_limit?: number; p_subscription_id?: string };
        Returns: {
          attempt: number;
          confirm_token: string;
          homes: Json;
          id: string;
          kind: string;
          leave_token: string;
          search_term: string;
          to_email: string;
          total: number;
        }[];
      };
      claim_saved_search_mails: {
        Args: { p_limit?: number };
        Returns: {
          attempt: number;
          filters: Json;
          frequency: string;
          homes: Json;
          id: string;
          name: string;
          to_email: string;
          token: string;
          total: number;
        }[];
      };
      confirm_news: { Args: { token: string }; Returns: Json };
      copy_availability: {
        Args: { from_date: string; listing: string; to_dates: string[] };
        Returns: undefined;
      };
      dashboard_state: { Args: Record<PropertyKey, never>; Returns: Json };
      decline_proposal: { Args: { token: string }; Returns: Json };
      delete_chat_thread: { Args: { p_thread_id: string }; Returns: string[] };
      delete_document: { Args: { p_id: string }; Returns: undefined };
      drop_calendar_feed: { Args: Record<PropertyKey, never>; Returns: undefined };
      drop_proposal: { Args: { booking_id: string }; Returns: undefined };
      feedback_summary: { Args: { listing: string }; Returns: Json };
      files_of_account: { Args: { p_limit?: number; p_user_id: string }; Returns: Json };
      files_of_gone_listing: { Args: { p_id: string }; Returns: string[] };
      finish_account_deletion: { Args: { p_user_id: string }; Returns: string };
      finish_chat: {
        Args: {
          p_answer: string;
          p_cost: number;
          p_message: string;
          p_message_id: string;
          p_sources: Json;
          p_stopped: boolean;
          p_turn: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      give_feedback: {
        Args: { impression: number; note?: string; offer: string; price: string; token: string };
        Returns: Json;
      };
      is_booking_stored: { Args: { id: string }; Returns: boolean };
      keep_geocode: {
        Args: { p_lat?: number; p_lng?: number; p_query: string };
        Returns: undefined;
      };
      leave_news: { Args: { token: string }; Returns: undefined };
      listing_photo_state: { Args: { p_listing_id: string; p_paths: string[] }; Returns: Json };
      map_listings: {
        Args: {
          east: number;
          filters?: Json;
          north: number;
          south: number;
          west: number;
          zoom: number;
        };
        Returns: Json;
      };
      merge_favorites: { Args: { listing_ids: string[] }; Returns: string[] };
      my_chat_limits: { Args: Record<PropertyKey, never>; Returns: Json };
      my_news: { Args: Record<PropertyKey, never>; Returns: Json };
      my_payments: { Args: Record<PropertyKey, never>; Returns: Json };
      open_chat_thread: { Args: Record<PropertyKey, never>; Returns: string };
      open_checkout: {
        Args: { p_attempt_over?: number; p_plan: string; p_user_id: string };
        Returns: Json;
      };
      pause_geocoder: { Args: { p_seconds: number }; Returns: undefined };
      place_listing: {
        Args: {
          p_address: string;
          p_city: string;
          p_id: string;
          p_lat: number;
          p_lng: number;
          p_state: string;
          p_time_zone: string;
          p_zip_code: string;
        };
        Returns: boolean;
      };
      propose_times: { Args: { times: Json; token: string }; Returns: Json };
      propose_viewing_times: { Args: { booking_id: string; times: Json }; Returns: undefined };
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
      rename_document: { Args: { p_id: string; p_name: string }; Returns: Json };
      request_news: { Args: { p_email: string; p_search_term?: string }; Returns: string };
      reserve_chat: {
        Args: {
          p_budget: number;
          p_cost: number;
          p_images: string[];
          p_lease_seconds: number;
          p_message_id: string;
          p_thread_id: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      restore_document: { Args: { p_id: string }; Returns: Json };
      return_chat: {
        Args: { p_cost: number; p_message_id: string; p_turn: string; p_user_id: string };
        Returns: undefined;
      };
      rotate_calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json };
      save_timeline: { Args: { seen: Json; steps: Json }; Returns: Json };
      save_viewing_settings: {
        Args: {
          auto_confirm: boolean;
          buffer_hours: number;
          entry_notes?: string;
          horizon_days: number;
          listing: string;
          notice_hours: number;
          weekly_hours: Json;
        };
        Returns: undefined;
      };
      saves_this_week: { Args: { listing_id: string }; Returns: number };
      search_handbook: {
        Args: { max_results?: number; query: string };
        Returns: {
          passage: string;
          rank: number;
          slug: string;
          summary: string;
          title: string;
          topic: string;
        }[];
      };
      search_listings: {
        Args: {
          east?: number;
          filters?: Json;
          north?: number;
          page_cursor?: string;
          page_size?: number;
          sort?: string;
          south?: number;
          west?: number;
        };
        Returns: Json;
      };
      set_availability: {
        Args: { dates: string[]; listing: string; slots: string[] };
        Returns: undefined;
      };
      set_listing_images: {
        Args: { p_images: Json; p_listing_id: string; p_replaced?: Json; p_user_id: string };
        Returns: Json;
      };
      set_timeline_task: {
        Args: { done: boolean; step: string; task: string };
        Returns: undefined;
      };
      settle_email: {
        Args: { p_error?: string; p_id: string; p_outcome: string; p_wait_seconds?: number };
        Returns: undefined;
      };
      signed_in_recently: { Args: Record<PropertyKey, never>; Returns: boolean };
      similar_listings: { Args: { listing_id: string }; Returns: Json };
      start_chat: {
        Args: { p_lease_seconds: number; p_message_id: string; p_turn: string; p_user_id: string };
        Returns: boolean;
      };
      stripe_customer_of: { Args: { p_user_id: string }; Returns: string };
      sweep_chat_images: { Args: { p_limit?: number }; Returns: string[] };
      sweep_documents: { Args: { p_limit?: number }; Returns: string[] };
      sweep_photos: { Args: { p_limit?: number }; Returns: string[] };
      take_rate: {
        Args: { p_cap: number; p_key: string; p_window_seconds: number };
        Returns: boolean;
      };
      unsubscribe_saved_search: { Args: { token: string }; Returns: string };
      upkeep_status: {
        Args: Record<PropertyKey, never>;
        Returns: {
          duty: string;
          last_error: string;
          last_success: string;
          looked_at: string;
          state: string;
        }[];
      };
      viewing_by_token: { Args: { token: string }; Returns: Json };
      views_this_week: { Args: { listing_id: string }; Returns: number };
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
