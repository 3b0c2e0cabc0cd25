// Written by `npm run generate -- types` from supabase/migrations. Not to be edited by hand.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      amendments: {
        Row: {
          acts_before: number | null;
          answer: string;
          answered_at: string | null;
          answered_by: string | null;
          answered_on: string | null;
          answered_person_id: string | null;
          changes: string[];
          closing_was: string;
          made_by: string;
          n: number;
          offer_id: string;
          remind_at: string | null;
          repairs: string;
          said: string;
          sale_id: string;
          seen: number;
          state: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          acts_before?: number | null;
          answer?: string;
          answered_at?: string | null;
          answered_by?: string | null;
          answered_on?: string | null;
          answered_person_id?: string | null;
          changes: string[];
          closing_was: string;
          made_by: string;
          n: number;
          offer_id: string;
          remind_at?: string | null;
          repairs?: string;
          said?: string;
          sale_id: string;
          seen: number;
          state?: string;
          version: number;
        };
        Update: {
          acts_before?: number | null;
          answer?: string;
          answered_at?: string | null;
          answered_by?: string | null;
          answered_on?: string | null;
          answered_person_id?: string | null;
          changes?: string[];
          closing_was?: string;
          made_by?: string;
          n?: number;
          offer_id?: string;
          remind_at?: string | null;
          repairs?: string;
          said?: string;
          sale_id?: string;
          seen?: number;
          state?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "amendments_offer_id_version_fkey";
            columns: ["offer_id", "version"];
            isOneToOne: true;
            referencedRelation: "offer_versions";
            referencedColumns: ["offer_id", "n"];
          },
          {
            foreignKeyName: "amendments_sale_id_fkey";
            columns: ["sale_id"];
            isOneToOne: false;
            referencedRelation: "sales";
            referencedColumns: ["id"];
          },
        ];
      };
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
          most_people: number | null;
          needs_address: boolean;
          needs_disclosures: boolean;
          needs_people: boolean;
          needs_proof: boolean;
          notice_hours: number;
          showing_minutes: number;
          slot_minutes: number;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          auto_confirm?: boolean;
          horizon_days?: number;
          listing_id: string;
          most_people?: number | null;
          needs_address?: boolean;
          needs_disclosures?: boolean;
          needs_people?: boolean;
          needs_proof?: boolean;
          notice_hours?: number;
          showing_minutes?: number;
          slot_minutes?: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          auto_confirm?: boolean;
          horizon_days?: number;
          listing_id?: string;
          most_people?: number | null;
          needs_address?: boolean;
          needs_disclosures?: boolean;
          needs_people?: boolean;
          needs_proof?: boolean;
          notice_hours?: number;
          showing_minutes?: number;
          slot_minutes?: number;
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
          came_from: string;
          cancelled_by: string | null;
          contact_method: string;
          created_at: string;
          date: string;
          ends_at: string;
          holds_time: boolean;
          id: string;
          listing_id: string;
          no_show: boolean;
          occasion: string;
          open_house_id: string | null;
          owner_id: string;
          owner_note: string | null;
          party_id: string | null;
          people: number | null;
          place: number;
          preapproved: boolean;
          proof_id: string | null;
          proposal_round: number;
          purpose: string;
          sequence: number;
          special_requests: string | null;
          starts_at: string;
          status: string;
          time: string;
          updated_at: string;
          visitor_email: string;
          visitor_name: string;
          visitor_phone: string;
          wishes: Json | null;
        };
        ComputedFields: never;
        Insert: {
          agent_status?: string;
          came_from?: string;
          cancelled_by?: string | null;
          contact_method?: string;
          created_at?: string;
          date: string;
          ends_at: string;
          holds_time?: boolean;
          id: string;
          listing_id: string;
          no_show?: boolean;
          occasion?: never;
          open_house_id?: string | null;
          owner_id: string;
          owner_note?: string | null;
          party_id?: string | null;
          people?: number | null;
          place?: number;
          preapproved?: boolean;
          proof_id?: string | null;
          proposal_round?: number;
          purpose?: string;
          sequence?: number;
          special_requests?: string | null;
          starts_at: string;
          status?: string;
          time: string;
          updated_at?: string;
          visitor_email: string;
          visitor_name: string;
          visitor_phone: string;
          wishes?: Json | null;
        };
        Update: {
          agent_status?: string;
          came_from?: string;
          cancelled_by?: string | null;
          contact_method?: string;
          created_at?: string;
          date?: string;
          ends_at?: string;
          holds_time?: boolean;
          id?: string;
          listing_id?: string;
          no_show?: boolean;
          occasion?: never;
          open_house_id?: string | null;
          owner_id?: string;
          owner_note?: string | null;
          party_id?: string | null;
          people?: number | null;
          place?: number;
          preapproved?: boolean;
          proof_id?: string | null;
          proposal_round?: number;
          purpose?: string;
          sequence?: number;
          special_requests?: string | null;
          starts_at?: string;
          status?: string;
          time?: string;
          updated_at?: string;
          visitor_email?: string;
          visitor_name?: string;
          visitor_phone?: string;
          wishes?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: "bookings_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "bookings_open_house_id_fkey";
            columns: ["open_house_id"];
            isOneToOne: false;
            referencedRelation: "open_houses";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "bookings_party";
            columns: ["party_id"];
            isOneToOne: false;
            referencedRelation: "sale_parties";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "bookings_proof_id_fkey";
            columns: ["proof_id"];
            isOneToOne: false;
            referencedRelation: "documents";
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
      comparable_homes: {
        Row: {
          address: string;
          bathrooms: number | null;
          bedrooms: number | null;
          condition: number | null;
          created_at: string;
          garage_spaces: number | null;
          id: string;
          lat: number | null;
          listing_id: string;
          lng: number | null;
          lot_size: number | null;
          price: number;
          sold_on: string;
          source: string;
          sqft: number | null;
          year_built: number | null;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          bathrooms?: number | null;
          bedrooms?: number | null;
          condition?: number | null;
          created_at?: string;
          garage_spaces?: number | null;
          id: string;
          lat?: number | null;
          listing_id: string;
          lng?: number | null;
          lot_size?: number | null;
          price: number;
          sold_on: string;
          source?: string;
          sqft?: number | null;
          year_built?: number | null;
        };
        Update: {
          address?: string;
          bathrooms?: number | null;
          bedrooms?: number | null;
          condition?: number | null;
          created_at?: string;
          garage_spaces?: number | null;
          id?: string;
          lat?: number | null;
          listing_id?: string;
          lng?: number | null;
          lot_size?: number | null;
          price?: number;
          sold_on?: string;
          source?: string;
          sqft?: number | null;
          year_built?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "comparable_homes_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      conversation_members: {
        Row: {
          conversation_id: string;
          last_message_at: string;
          person_id: string;
          read_at: string | null;
          read_n: number;
          side: string;
          unread: number;
        };
        ComputedFields: never;
        Insert: {
          conversation_id: string;
          last_message_at: string;
          person_id: string;
          read_at?: string | null;
          read_n?: number;
          side: string;
          unread?: number;
        };
        Update: {
          conversation_id?: string;
          last_message_at?: string;
          person_id?: string;
          read_at?: string | null;
          read_n?: number;
          side?: string;
          unread?: number;
        };
        Relationships: [
          {
            foreignKeyName: "conversation_members_conversation_id_fkey";
            columns: ["conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["id"];
          },
        ];
      };
      conversations: {
        Row: {
          buyer_id: string | null;
          created_at: string;
          ended_at: string | null;
          home_title: string;
          id: string;
          listing_id: string | null;
          message_count: number;
          owner_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          buyer_id?: string | null;
          created_at?: string;
          ended_at?: string | null;
          home_title?: string;
          id?: string;
          listing_id?: string | null;
          message_count?: number;
          owner_id?: string | null;
        };
        Update: {
          buyer_id?: string | null;
          created_at?: string;
          ended_at?: string | null;
          home_title?: string;
          id?: string;
          listing_id?: string | null;
          message_count?: number;
          owner_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "conversations_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
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
          sha256: string;
          size: number;
          text: string | null;
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
          sha256: string;
          size: number;
          text?: string | null;
          type: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name?: string;
          path?: string;
          sha256?: string;
          size?: number;
          text?: string | null;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      favorites: {
        Row: {
          came_from: string;
          created_at: string;
          listing_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          came_from?: string;
          created_at?: string;
          listing_id: string;
          user_id: string;
        };
        Update: {
          came_from?: string;
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
      hidden_places: {
        Row: {
          address: string;
          lat: number | null;
          listing_id: string;
          lng: number | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          lat?: number | null;
          listing_id: string;
          lng?: number | null;
          user_id: string;
        };
        Update: {
          address?: string;
          lat?: number | null;
          listing_id?: string;
          lng?: number | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "hidden_places_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: true;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      home_marks: {
        Row: {
          hidden_at: string | null;
          listing_id: string;
          note: string | null;
          seen_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          hidden_at?: string | null;
          listing_id: string;
          note?: string | null;
          seen_at?: string | null;
          user_id: string;
        };
        Update: {
          hidden_at?: string | null;
          listing_id?: string;
          note?: string | null;
          seen_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "home_marks_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      home_outcomes: {
        Row: {
          closed_at: string | null;
          created_at: string;
          happened_on: string | null;
          id: string;
          listing_id: string;
          place: string | null;
          price: number | null;
          settled_at: string | null;
          status: string;
          was: string;
        };
        ComputedFields: never;
        Insert: {
          closed_at?: string | null;
          created_at?: string;
          happened_on?: string | null;
          id: string;
          listing_id: string;
          place?: string | null;
          price?: number | null;
          settled_at?: string | null;
          status: string;
          was: string;
        };
        Update: {
          closed_at?: string | null;
          created_at?: string;
          happened_on?: string | null;
          id?: string;
          listing_id?: string;
          place?: string | null;
          price?: number | null;
          settled_at?: string | null;
          status?: string;
          was?: string;
        };
        Relationships: [
          {
            foreignKeyName: "home_outcomes_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      home_owners: {
        Row: {
          email: string | null;
          id: string;
          invited_at: string;
          joined_at: string | null;
          listing_id: string;
          name: string;
          person_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          email?: string | null;
          id: string;
          invited_at?: string;
          joined_at?: string | null;
          listing_id: string;
          name: string;
          person_id?: string | null;
        };
        Update: {
          email?: string | null;
          id?: string;
          invited_at?: string;
          joined_at?: string | null;
          listing_id?: string;
          name?: string;
          person_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "home_owners_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      home_visits: {
        Row: {
          before_at: string | null;
          last_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          before_at?: string | null;
          last_at?: string;
          user_id: string;
        };
        Update: {
          before_at?: string | null;
          last_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      listing_answers: {
        Row: {
          answer: string;
          answered_at: string;
          id: string;
          is_public: boolean;
          listing_id: string;
          position: number;
          question: string;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          answered_at?: string;
          id?: string;
          is_public?: boolean;
          listing_id: string;
          position?: number;
          question: string;
        };
        Update: {
          answer?: string;
          answered_at?: string;
          id?: string;
          is_public?: boolean;
          listing_id?: string;
          position?: number;
          question?: string;
        };
        Relationships: [
          {
            foreignKeyName: "listing_answers_listing_id_fkey";
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
          came_from: string;
          day: string;
          listing_id: string;
          visitor: string;
        };
        ComputedFields: never;
        Insert: {
          came_from?: string;
          day: string;
          listing_id: string;
          visitor: string;
        };
        Update: {
          came_from?: string;
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
          address_hidden: boolean;
          bathrooms: number | null;
          bedrooms: number | null;
          city: string;
          county: string;
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
          ownership_shown_at: string | null;
          price: number | null;
          property_tax: number | null;
          property_type: string;
          published_at: string | null;
          reduced_at: string | null;
          reduced_from: number | null;
          search: unknown;
          shared_with_portals: boolean;
          sold_at: string | null;
          sqft: number | null;
          state: string;
          status: string;
          stories: number | null;
          time_zone: string | null;
          title: string;
          tour_url: string;
          updated_at: string;
          user_id: string;
          year_built: number | null;
          zip_code: string;
        };
        ComputedFields: never;
        Insert: {
          address?: string;
          address_hidden?: boolean;
          bathrooms?: number | null;
          bedrooms?: number | null;
          city?: string;
          county?: string;
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
          ownership_shown_at?: string | null;
          price?: number | null;
          property_tax?: number | null;
          property_type?: string;
          published_at?: string | null;
          reduced_at?: string | null;
          reduced_from?: number | null;
          search?: never;
          shared_with_portals?: boolean;
          sold_at?: string | null;
          sqft?: number | null;
          state?: string;
          status?: string;
          stories?: number | null;
          time_zone?: string | null;
          title?: string;
          tour_url?: string;
          updated_at?: string;
          user_id: string;
          year_built?: number | null;
          zip_code?: string;
        };
        Update: {
          address?: string;
          address_hidden?: boolean;
          bathrooms?: number | null;
          bedrooms?: number | null;
          city?: string;
          county?: string;
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
          ownership_shown_at?: string | null;
          price?: number | null;
          property_tax?: number | null;
          property_type?: string;
          published_at?: string | null;
          reduced_at?: string | null;
          reduced_from?: number | null;
          search?: never;
          shared_with_portals?: boolean;
          sold_at?: string | null;
          sqft?: number | null;
          state?: string;
          status?: string;
          stories?: number | null;
          time_zone?: string | null;
          title?: string;
          tour_url?: string;
          updated_at?: string;
          user_id?: string;
          year_built?: number | null;
          zip_code?: string;
        };
        Relationships: [];
      };
      messages: {
        Row: {
          body: string;
          conversation_id: string;
          created_at: string;
          id: string;
          n: number;
          person_id: string | null;
          removed_at: string | null;
          sender: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          conversation_id: string;
          created_at?: string;
          id: string;
          n: number;
          person_id?: string | null;
          removed_at?: string | null;
          sender: string;
        };
        Update: {
          body?: string;
          conversation_id?: string;
          created_at?: string;
          id?: string;
          n?: number;
          person_id?: string | null;
          removed_at?: string | null;
          sender?: string;
        };
        Relationships: [
          {
            foreignKeyName: "messages_conversation_id_fkey";
            columns: ["conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["id"];
          },
        ];
      };
      notification_preferences: {
        Row: {
          kind: string;
          mail: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          kind: string;
          mail: string;
          user_id: string;
        };
        Update: {
          kind?: string;
          mail?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      notifications: {
        Row: {
          created_at: string;
          data: NonNullable<Json>;
          id: string;
          kind: string;
          listing_id: string | null;
          read_at: string | null;
          subject_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          data?: NonNullable<Json>;
          id?: string;
          kind: string;
          listing_id?: string | null;
          read_at?: string | null;
          subject_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          data?: NonNullable<Json>;
          id?: string;
          kind?: string;
          listing_id?: string | null;
          read_at?: string | null;
          subject_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "notifications_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      offer_acts: {
        Row: {
          act: string;
          at: string;
          earnest_money: string | null;
          id: number;
          made_by: string | null;
          n: number;
          offer_id: string;
          person_id: string | null;
          said: string;
        };
        ComputedFields: never;
        Insert: {
          act: string;
          at?: string;
          earnest_money?: string | null;
          id?: never;
          made_by?: string | null;
          n: number;
          offer_id: string;
          person_id?: string | null;
          said?: string;
        };
        Update: {
          act?: string;
          at?: string;
          earnest_money?: string | null;
          id?: never;
          made_by?: string | null;
          n?: number;
          offer_id?: string;
          person_id?: string | null;
          said?: string;
        };
        Relationships: [
          {
            foreignKeyName: "offer_acts_offer_id_fkey";
            columns: ["offer_id"];
            isOneToOne: false;
            referencedRelation: "offers";
            referencedColumns: ["id"];
          },
        ];
      };
      offer_buyers: {
        Row: {
          email: string | null;
          id: string;
          invited_at: string;
          joined_at: string | null;
          left_at: string | null;
          name: string;
          offer_id: string;
          person_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          email?: string | null;
          id: string;
          invited_at?: string;
          joined_at?: string | null;
          left_at?: string | null;
          name: string;
          offer_id: string;
          person_id?: string | null;
        };
        Update: {
          email?: string | null;
          id?: string;
          invited_at?: string;
          joined_at?: string | null;
          left_at?: string | null;
          name?: string;
          offer_id?: string;
          person_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "offer_buyers_offer_id_fkey";
            columns: ["offer_id"];
            isOneToOne: false;
            referencedRelation: "offers";
            referencedColumns: ["id"];
          },
        ];
      };
      offer_files: {
        Row: {
          document_id: string;
          kind: string;
          n: number;
          offer_id: string;
          opened_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          document_id: string;
          kind: string;
          n: number;
          offer_id: string;
          opened_at?: string | null;
        };
        Update: {
          document_id?: string;
          kind?: string;
          n?: number;
          offer_id?: string;
          opened_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "offer_files_document_id_fkey";
            columns: ["document_id"];
            isOneToOne: false;
            referencedRelation: "documents";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "offer_files_offer_id_n_fkey";
            columns: ["offer_id", "n"];
            isOneToOne: false;
            referencedRelation: "offer_versions";
            referencedColumns: ["offer_id", "n"];
          },
        ];
      };
      offer_rounds: {
        Row: {
          called_at: string;
          called_off_at: string | null;
          deadline: string;
          id: string;
          listing_id: string | null;
          opened_at: string | null;
          reminded_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          called_at?: string;
          called_off_at?: string | null;
          deadline: string;
          id: string;
          listing_id?: string | null;
          opened_at?: string | null;
          reminded_at?: string | null;
        };
        Update: {
          called_at?: string;
          called_off_at?: string | null;
          deadline?: string;
          id?: string;
          listing_id?: string | null;
          opened_at?: string | null;
          reminded_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "offer_rounds_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      offer_settings: {
        Row: {
          listing_id: string;
          needs_disclosures: boolean;
          needs_proof: boolean;
          needs_showing: boolean;
          others_then: string;
          showings_then: string;
        };
        ComputedFields: never;
        Insert: {
          listing_id: string;
          needs_disclosures?: boolean;
          needs_proof?: boolean;
          needs_showing?: boolean;
          others_then?: string;
          showings_then?: string;
        };
        Update: {
          listing_id?: string;
          needs_disclosures?: boolean;
          needs_proof?: boolean;
          needs_showing?: boolean;
          others_then?: string;
          showings_then?: string;
        };
        Relationships: [
          {
            foreignKeyName: "offer_settings_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: true;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      offer_versions: {
        Row: {
          agent_amount: number | null;
          agent_name: string | null;
          agent_share: number | null;
          appraisal_days: number | null;
          appraisal_gap: number;
          approved_amount: number | null;
          closing_on: string;
          created_at: string;
          deposit_holder: string | null;
          disclosure_days: number | null;
          down_payment: number | null;
          earnest_money: number;
          earnest_money_days: number | null;
          escalates_by: number | null;
          escalates_to: number | null;
          excluded: string;
          financing: string;
          financing_days: number | null;
          fixes: number | null;
          has_no_home: boolean;
          home_sale_days: number | null;
          included: string;
          inspection_days: number | null;
          lender: string | null;
          made_by: string;
          n: number;
          note: string;
          offer_id: string;
          over_price: number | null;
          person_id: string | null;
          possession_days: number;
          price: number;
          round_id: string | null;
          seller_credit: number;
          survey: string | null;
          title_policy: string | null;
          transfer_tax: string | null;
          valid_until: string;
          warranty: string | null;
          warranty_most: number | null;
        };
        ComputedFields: never;
        Insert: {
          agent_amount?: number | null;
          agent_name?: string | null;
          agent_share?: number | null;
          appraisal_days?: number | null;
          appraisal_gap: number;
          approved_amount?: number | null;
          closing_on: string;
          created_at?: string;
          deposit_holder?: string | null;
          disclosure_days?: number | null;
          down_payment?: number | null;
          earnest_money: number;
          earnest_money_days?: number | null;
          escalates_by?: number | null;
          escalates_to?: number | null;
          excluded: string;
          financing: string;
          financing_days?: number | null;
          fixes?: number | null;
          has_no_home?: boolean;
          home_sale_days?: number | null;
          included: string;
          inspection_days?: number | null;
          lender?: string | null;
          made_by: string;
          n: number;
          note: string;
          offer_id: string;
          over_price?: number | null;
          person_id?: string | null;
          possession_days: number;
          price: number;
          round_id?: string | null;
          seller_credit: number;
          survey?: string | null;
          title_policy?: string | null;
          transfer_tax?: string | null;
          valid_until: string;
          warranty?: string | null;
          warranty_most?: number | null;
        };
        Update: {
          agent_amount?: number | null;
          agent_name?: string | null;
          agent_share?: number | null;
          appraisal_days?: number | null;
          appraisal_gap?: number;
          approved_amount?: number | null;
          closing_on?: string;
          created_at?: string;
          deposit_holder?: string | null;
          disclosure_days?: number | null;
          down_payment?: number | null;
          earnest_money?: number;
          earnest_money_days?: number | null;
          escalates_by?: number | null;
          escalates_to?: number | null;
          excluded?: string;
          financing?: string;
          financing_days?: number | null;
          fixes?: number | null;
          has_no_home?: boolean;
          home_sale_days?: number | null;
          included?: string;
          inspection_days?: number | null;
          lender?: string | null;
          made_by?: string;
          n?: number;
          note?: string;
          offer_id?: string;
          over_price?: number | null;
          person_id?: string | null;
          possession_days?: number;
          price?: number;
          round_id?: string | null;
          seller_credit?: number;
          survey?: string | null;
          title_policy?: string | null;
          transfer_tax?: string | null;
          valid_until?: string;
          warranty?: string | null;
          warranty_most?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "offer_versions_offer_id_fkey";
            columns: ["offer_id"];
            isOneToOne: false;
            referencedRelation: "offers";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "offer_versions_round_id_fkey";
            columns: ["round_id"];
            isOneToOne: false;
            referencedRelation: "offer_rounds";
            referencedColumns: ["id"];
          },
        ];
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
      offers: {
        Row: {
          backup_place: number | null;
          buyer_id: string | null;
          called_at: string | null;
          created_at: string;
          ended_at: string | null;
          expires_at: string;
          home: string;
          id: string;
          joins: number;
          listing_id: string | null;
          owner_id: string | null;
          reminded_at: string | null;
          state: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          backup_place?: number | null;
          buyer_id?: string | null;
          called_at?: string | null;
          created_at?: string;
          ended_at?: string | null;
          expires_at: string;
          home: string;
          id: string;
          joins?: number;
          listing_id?: string | null;
          owner_id?: string | null;
          reminded_at?: string | null;
          state?: string;
          version: number;
        };
        Update: {
          backup_place?: number | null;
          buyer_id?: string | null;
          called_at?: string | null;
          created_at?: string;
          ended_at?: string | null;
          expires_at?: string;
          home?: string;
          id?: string;
          joins?: number;
          listing_id?: string | null;
          owner_id?: string | null;
          reminded_at?: string | null;
          state?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "offers_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      open_houses: {
        Row: {
          created_at: string;
          date: string;
          ends_at: string;
          id: string;
          listing_id: string;
          minutes: number;
          places: number;
          starts_at: string;
          taken: number;
          time: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          date: string;
          ends_at: string;
          id?: string;
          listing_id: string;
          minutes: number;
          places: number;
          starts_at: string;
          taken?: number;
          time: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          date?: string;
          ends_at?: string;
          id?: string;
          listing_id?: string;
          minutes?: number;
          places?: number;
          starts_at?: string;
          taken?: number;
          time?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "open_houses_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      price_benches: {
        Row: {
          bathrooms: number | null;
          bedrooms: number | null;
          condition: number | null;
          condition_step: number | null;
          garage_spaces: number | null;
          listing_id: string;
          lot_size: number | null;
          sqft: number | null;
          trend: number | null;
          year_built: number | null;
        };
        ComputedFields: never;
        Insert: {
          bathrooms?: number | null;
          bedrooms?: number | null;
          condition?: number | null;
          condition_step?: number | null;
          garage_spaces?: number | null;
          listing_id: string;
          lot_size?: number | null;
          sqft?: number | null;
          trend?: number | null;
          year_built?: number | null;
        };
        Update: {
          bathrooms?: number | null;
          bedrooms?: number | null;
          condition?: number | null;
          condition_step?: number | null;
          garage_spaces?: number | null;
          listing_id?: string;
          lot_size?: number | null;
          sqft?: number | null;
          trend?: number | null;
          year_built?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "price_benches_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: true;
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
      push_subscriptions: {
        Row: {
          created_at: string;
          device: string;
          endpoint: string;
          id: string;
          topics: string[];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          device: string;
          endpoint: string;
          id?: string;
          topics: string[];
          user_id: string;
        };
        Update: {
          created_at?: string;
          device?: string;
          endpoint?: string;
          id?: string;
          topics?: string[];
          user_id?: string;
        };
        Relationships: [];
      };
      sale_acts: {
        Row: {
          act: string;
          at: string;
          counts: string | null;
          day: string | null;
          kind: string;
          made_by: string;
          made_on: string;
          moves: boolean | null;
          n: number;
          otherwise: string[];
          party_id: string | null;
          person_id: string | null;
          said: string;
          sale_id: string;
          until_hour: number | null;
        };
        ComputedFields: never;
        Insert: {
          act: string;
          at?: string;
          counts?: string | null;
          day?: string | null;
          kind: string;
          made_by: string;
          made_on: string;
          moves?: boolean | null;
          n: number;
          otherwise?: string[];
          party_id?: string | null;
          person_id?: string | null;
          said?: string;
          sale_id: string;
          until_hour?: number | null;
        };
        Update: {
          act?: string;
          at?: string;
          counts?: string | null;
          day?: string | null;
          kind?: string;
          made_by?: string;
          made_on?: string;
          moves?: boolean | null;
          n?: number;
          otherwise?: string[];
          party_id?: string | null;
          person_id?: string | null;
          said?: string;
          sale_id?: string;
          until_hour?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "sale_acts_party_id_fkey";
            columns: ["party_id"];
            isOneToOne: false;
            referencedRelation: "sale_parties";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "sale_acts_sale_id_kind_fkey";
            columns: ["sale_id", "kind"];
            isOneToOne: false;
            referencedRelation: "sale_steps";
            referencedColumns: ["sale_id", "kind"];
          },
        ];
      };
      sale_facts: {
        Row: {
          at: string;
          field: string;
          kind: string;
          made_by: string;
          n: number;
          person_id: string | null;
          sale_id: string;
          side: string;
          value: string | null;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          field: string;
          kind: string;
          made_by: string;
          n: number;
          person_id?: string | null;
          sale_id: string;
          side: string;
          value?: string | null;
        };
        Update: {
          at?: string;
          field?: string;
          kind?: string;
          made_by?: string;
          n?: number;
          person_id?: string | null;
          sale_id?: string;
          side?: string;
          value?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "sale_facts_sale_id_fkey";
            columns: ["sale_id"];
            isOneToOne: false;
            referencedRelation: "sales";
            referencedColumns: ["id"];
          },
        ];
      };
      sale_figures: {
        Row: {
          carrying_cost_day: number;
          closing_costs_share: number;
          listing_id: string;
          mortgage_payoff: number;
          moving_on: string | null;
          other_costs: number;
          taxes_due: number;
        };
        ComputedFields: never;
        Insert: {
          carrying_cost_day?: number;
          closing_costs_share?: number;
          listing_id: string;
          mortgage_payoff?: number;
          moving_on?: string | null;
          other_costs?: number;
          taxes_due?: number;
        };
        Update: {
          carrying_cost_day?: number;
          closing_costs_share?: number;
          listing_id?: string;
          mortgage_payoff?: number;
          moving_on?: string | null;
          other_costs?: number;
          taxes_due?: number;
        };
        Relationships: [
          {
            foreignKeyName: "sale_figures_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: true;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      sale_files: {
        Row: {
          created_at: string;
          id: string;
          kind: string;
          made_by: string;
          name: string;
          party_id: string | null;
          path: string;
          person_id: string | null;
          sale_id: string;
          seen_by: string;
          sha256: string;
          size: number;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          kind: string;
          made_by: string;
          name: string;
          party_id?: string | null;
          path: string;
          person_id?: string | null;
          sale_id: string;
          seen_by: string;
          sha256: string;
          size: number;
          type: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: string;
          made_by?: string;
          name?: string;
          party_id?: string | null;
          path?: string;
          person_id?: string | null;
          sale_id?: string;
          seen_by?: string;
          sha256?: string;
          size?: number;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: "sale_files_party_id_fkey";
            columns: ["party_id"];
            isOneToOne: false;
            referencedRelation: "sale_parties";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "sale_files_sale_id_fkey";
            columns: ["sale_id"];
            isOneToOne: false;
            referencedRelation: "sales";
            referencedColumns: ["id"];
          },
        ];
      };
      sale_parties: {
        Row: {
          buyer_shares: string | null;
          email: string | null;
          ended_at: string | null;
          id: string;
          invited_at: string;
          invited_by: string;
          name: string | null;
          opened_at: string | null;
          owner_shares: string | null;
          phone: string | null;
          role: string;
          sale_id: string;
          why: string | null;
        };
        ComputedFields: never;
        Insert: {
          buyer_shares?: string | null;
          email?: string | null;
          ended_at?: string | null;
          id: string;
          invited_at?: string;
          invited_by: string;
          name?: string | null;
          opened_at?: string | null;
          owner_shares?: string | null;
          phone?: string | null;
          role: string;
          sale_id: string;
          why?: string | null;
        };
        Update: {
          buyer_shares?: string | null;
          email?: string | null;
          ended_at?: string | null;
          id?: string;
          invited_at?: string;
          invited_by?: string;
          name?: string | null;
          opened_at?: string | null;
          owner_shares?: string | null;
          phone?: string | null;
          role?: string;
          sale_id?: string;
          why?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "sale_parties_sale_id_fkey";
            columns: ["sale_id"];
            isOneToOne: false;
            referencedRelation: "sales";
            referencedColumns: ["id"];
          },
        ];
      };
      sale_party_acts: {
        Row: {
          at: string;
          kind: string;
          made_on: string;
          party_id: string;
          role: string;
          sale_id: string;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          kind: string;
          made_on: string;
          party_id: string;
          role: string;
          sale_id: string;
        };
        Update: {
          at?: string;
          kind?: string;
          made_on?: string;
          party_id?: string;
          role?: string;
          sale_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "sale_party_acts_party_id_fkey";
            columns: ["party_id"];
            isOneToOne: false;
            referencedRelation: "sale_parties";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "sale_party_acts_sale_id_fkey";
            columns: ["sale_id"];
            isOneToOne: false;
            referencedRelation: "sales";
            referencedColumns: ["id"];
          },
        ];
      };
      sale_steps: {
        Row: {
          acts: number;
          agreed_on: string | null;
          done_by: string[];
          due_on: string | null;
          id: string;
          kind: string;
          owner: string;
          proposed_by: string | null;
          proposed_on: string | null;
          remind_at: string | null;
          sale_id: string;
          settled_by: string | null;
          settled_on: string | null;
          state: string;
        };
        ComputedFields: never;
        Insert: {
          acts?: number;
          agreed_on?: string | null;
          done_by?: string[];
          due_on?: string | null;
          id?: string;
          kind: string;
          owner: string;
          proposed_by?: string | null;
          proposed_on?: string | null;
          remind_at?: string | null;
          sale_id: string;
          settled_by?: string | null;
          settled_on?: string | null;
          state?: string;
        };
        Update: {
          acts?: number;
          agreed_on?: string | null;
          done_by?: string[];
          due_on?: string | null;
          id?: string;
          kind?: string;
          owner?: string;
          proposed_by?: string | null;
          proposed_on?: string | null;
          remind_at?: string | null;
          sale_id?: string;
          settled_by?: string | null;
          settled_on?: string | null;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: "sale_steps_sale_id_fkey";
            columns: ["sale_id"];
            isOneToOne: false;
            referencedRelation: "sales";
            referencedColumns: ["id"];
          },
        ];
      };
      sales: {
        Row: {
          accepted_at: string;
          accepted_by: string;
          accepted_on: string;
          binds_on: string | null;
          buyer_cleared_at: string | null;
          counts: string;
          ended_at: string | null;
          ended_by: string | null;
          endings: number;
          ends_at: string | null;
          has_hoa: boolean;
          id: string;
          moves: boolean;
          n: number;
          offer_id: string;
          otherwise: string[];
          owner_cleared_at: string | null;
          reason: string | null;
          state: string;
          until_hour: number;
          wants_on: string | null;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string;
          accepted_by: string;
          accepted_on: string;
          binds_on?: string | null;
          buyer_cleared_at?: string | null;
          counts?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          endings?: number;
          ends_at?: string | null;
          has_hoa?: boolean;
          id?: string;
          moves?: boolean;
          n: number;
          offer_id: string;
          otherwise?: string[];
          owner_cleared_at?: string | null;
          reason?: string | null;
          state?: string;
          until_hour?: number;
          wants_on?: string | null;
        };
        Update: {
          accepted_at?: string;
          accepted_by?: string;
          accepted_on?: string;
          binds_on?: string | null;
          buyer_cleared_at?: string | null;
          counts?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          endings?: number;
          ends_at?: string | null;
          has_hoa?: boolean;
          id?: string;
          moves?: boolean;
          n?: number;
          offer_id?: string;
          otherwise?: string[];
          owner_cleared_at?: string | null;
          reason?: string | null;
          state?: string;
          until_hour?: number;
          wants_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "sales_offer_id_n_fkey";
            columns: ["offer_id", "n"];
            isOneToOne: false;
            referencedRelation: "offer_versions";
            referencedColumns: ["offer_id", "n"];
          },
        ];
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
      settlements: {
        Row: {
          figures: NonNullable<Json>;
          sale_id: string;
          saved_at: string;
          saves: number;
          side: string;
        };
        ComputedFields: never;
        Insert: {
          figures: NonNullable<Json>;
          sale_id: string;
          saved_at?: string;
          saves?: number;
          side: string;
        };
        Update: {
          figures?: NonNullable<Json>;
          sale_id?: string;
          saved_at?: string;
          saves?: number;
          side?: string;
        };
        Relationships: [
          {
            foreignKeyName: "settlements_sale_id_fkey";
            columns: ["sale_id"];
            isOneToOne: false;
            referencedRelation: "sales";
            referencedColumns: ["id"];
          },
        ];
      };
      shared_list_guests: {
        Row: {
          id: string;
          joined_at: string;
          list_id: string;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          id?: string;
          joined_at?: string;
          list_id: string;
          name: string;
        };
        Update: {
          id?: string;
          joined_at?: string;
          list_id?: string;
          name?: string;
        };
        Relationships: [
          {
            foreignKeyName: "shared_list_guests_list_id_fkey";
            columns: ["list_id"];
            isOneToOne: false;
            referencedRelation: "shared_lists";
            referencedColumns: ["id"];
          },
        ];
      };
      shared_list_homes: {
        Row: {
          added_at: string;
          by_guest: boolean;
          guest_id: string | null;
          list_id: string;
          listing_id: string;
        };
        ComputedFields: never;
        Insert: {
          added_at?: string;
          by_guest?: boolean;
          guest_id?: string | null;
          list_id: string;
          listing_id: string;
        };
        Update: {
          added_at?: string;
          by_guest?: boolean;
          guest_id?: string | null;
          list_id?: string;
          listing_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "shared_list_homes_guest_id_fkey";
            columns: ["guest_id"];
            isOneToOne: false;
            referencedRelation: "shared_list_guests";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "shared_list_homes_list_id_fkey";
            columns: ["list_id"];
            isOneToOne: false;
            referencedRelation: "shared_lists";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "shared_list_homes_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      shared_list_votes: {
        Row: {
          comment: string | null;
          guest_id: string | null;
          id: number;
          list_id: string;
          listing_id: string;
          said_at: string;
          vote: string | null;
        };
        ComputedFields: never;
        Insert: {
          comment?: string | null;
          guest_id?: string | null;
          id?: never;
          list_id: string;
          listing_id: string;
          said_at?: string;
          vote?: string | null;
        };
        Update: {
          comment?: string | null;
          guest_id?: string | null;
          id?: never;
          list_id?: string;
          listing_id?: string;
          said_at?: string;
          vote?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "shared_list_votes_guest_id_fkey";
            columns: ["guest_id"];
            isOneToOne: false;
            referencedRelation: "shared_list_guests";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "shared_list_votes_list_id_listing_id_fkey";
            columns: ["list_id", "listing_id"];
            isOneToOne: false;
            referencedRelation: "shared_list_homes";
            referencedColumns: ["list_id", "listing_id"];
          },
        ];
      };
      shared_lists: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          shown_name: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          name: string;
          shown_name: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          shown_name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      showing_feedback: {
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
            foreignKeyName: "showing_feedback_booking_id_fkey";
            columns: ["booking_id"];
            isOneToOne: true;
            referencedRelation: "bookings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "showing_feedback_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      showing_settings: {
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
            foreignKeyName: "showing_settings_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: true;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      timeline_steps: {
        Row: {
          completed_on: string | null;
          id: number;
          listing_id: string | null;
          status: string;
          step: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          completed_on?: string | null;
          id?: never;
          listing_id?: string | null;
          status: string;
          step: string;
          user_id: string;
        };
        Update: {
          completed_on?: string | null;
          id?: never;
          listing_id?: string | null;
          status?: string;
          step?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "timeline_steps_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
            referencedRelation: "listings";
            referencedColumns: ["id"];
          },
        ];
      };
      timeline_tasks: {
        Row: {
          done_at: string;
          id: number;
          listing_id: string | null;
          step: string;
          task: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          done_at?: string;
          id?: never;
          listing_id?: string | null;
          step: string;
          task: string;
          user_id: string;
        };
        Update: {
          done_at?: string;
          id?: never;
          listing_id?: string | null;
          step?: string;
          task?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "timeline_tasks_listing_id_fkey";
            columns: ["listing_id"];
            isOneToOne: false;
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
      accept_appointment: {
        Args: { day: string; id: string; starts: string; token: string };
        Returns: Json;
      };
      accept_offer: {
        Args: {
          id: string;
          joins?: number;
          n: number;
          others?: string;
          over?: string;
          price?: number;
          showings?: string;
        };
        Returns: Json;
      };
      accept_proposal: { Args: { n: number; token: string }; Returns: Json };
      accept_visitor_time: { Args: { booking_id: string; n: number }; Returns: undefined };
      acknowledge_disclosure: { Args: { id: string; version: number }; Returns: Json };
      act_by_link: {
        Args: { act: string; day?: string; said?: string; token: string };
        Returns: Json;
      };
      add_document: {
        Args: {
          p_name: string;
          p_path: string;
          p_sha256: string;
          p_size: number;
          p_text?: string;
          p_type: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      add_ownership_proof: {
        Args: {
          p_caller: string;
          p_id: string;
          p_listing_id: string;
          p_name: string;
          p_path: string;
          p_sha256: string;
          p_type: string;
        };
        Returns: undefined;
      };
      add_party_file: {
        Args: {
          p_id: string;
          p_kind: string;
          p_name: string;
          p_path: string;
          p_sha256: string;
          p_size: number;
          p_token: string;
          p_type: string;
        };
        Returns: Json;
      };
      add_sale_file: {
        Args: {
          p_caller: string;
          p_id: string;
          p_kind: string;
          p_name: string;
          p_path: string;
          p_sale_id: string;
          p_seen_by: string;
          p_sha256: string;
          p_size: number;
          p_type: string;
        };
        Returns: Json;
      };
      add_to_list: {
        Args: { home: string; key?: string; list_id?: string; token?: string };
        Returns: Json;
      };
      address_with_password: { Args: { p_user_id: string }; Returns: string };
      agree_to_end: {
        Args: { earnest_money: string; ending: number; id: string; said?: string };
        Returns: Json;
      };
      agreed_sale: { Args: { sale_id: string }; Returns: Json };
      agreed_sale_by_token: { Args: { token: string }; Returns: Json };
      announce_end: {
        Args: { earnest_money: string; id: string; reason: string; said?: string; seen: number };
        Returns: Json;
      };
      answer_amendment: {
        Args: { how: string; n: number; said?: string; sale_id: string };
        Returns: Json;
      };
      answer_day: {
        Args: { agrees: boolean; kind: string; sale_id: string; seen: number };
        Returns: Json;
      };
      answer_decision: { Args: { id: string; words: string }; Returns: undefined };
      answer_disclosure_request: { Args: { grants: boolean; id: string }; Returns: undefined };
      answer_hours: { Args: { listing: string }; Returns: number };
      answer_question: {
        Args: { body: string; id: string; publish_as?: string; question_id: string };
        Returns: Json;
      };
      answer_sources: {
        Args: { listing_id: string };
        Returns: {
          id: string;
          kind: string;
          label: string;
          text: string;
        }[];
      };
      answer_trust: { Args: { agrees: boolean; token: string }; Returns: Json };
      apply_stripe_event: { Args: { p_event: Json; p_facts: Json }; Returns: Json };
      appointments_of_feed: { Args: { p_token: string }; Returns: Json };
      ask_about_offer: { Args: { body: string; id: string; offer_id: string }; Returns: Json };
      ask_for_disclosures: { Args: { listing: string }; Returns: string };
      ask_owner: { Args: { body: string; id: string; listing_id: string }; Returns: Json };
      begin_account_deletion: { Args: { p_user_id: string }; Returns: Json };
      begin_refund: { Args: { id: string; payment_id: string; reason: string }; Returns: Json };
      begin_signing: {
        Args: {
          p_caller: string;
          p_file_id: string;
          p_id: string;
          p_sale_id: string;
          p_what: string;
        };
        Returns: Json;
      };
      buyer_state: { Args: Record<PropertyKey, never>; Returns: Json };
      calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json };
      calendar_of_feed: { Args: { p_token: string }; Returns: Json };
      call_off_round: { Args: { id: string }; Returns: Json };
      call_round: { Args: { deadline: string; id: string; listing_id: string }; Returns: Json };
      cancel_appointment: { Args: { id: string; token: string }; Returns: Json };
      cancel_showing: { Args: { token: string }; Returns: Json };
      check_in: { Args: { booking_id: string; id: string; minutes: number }; Returns: Json };
      checkout_outcome: { Args: { p_session_id: string }; Returns: string };
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
          ends_at: string;
          entry_notes: string;
          holds_time: boolean;
          id: string;
          is_open_house: boolean;
          kind: string;
          lapses_at: string;
          listing_id: string;
          listing_title: string;
          notes_behind_link: boolean;
          older_showing: Json;
          owner_name: string;
          proposals: Json;
          purpose: string;
          recipient: string;
          safety: Json;
          sequence: number;
          special_requests: string;
          starts_at: string;
          street_hidden: boolean;
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
        Args: { p_networks?: string[]; p_patience_ms: number; p_person: string; p_query: string };
        Returns: Json;
      };
      claim_home_to_place: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          city: string;
          id: string;
          owner_id: string;
          state: string;
          zip_code: string;
        }[];
      };
      claim_invitations: {
        Args: { p_limit?: number };
        Returns: {
          attempt: number;
          home: string;
          id: string;
          invited_by: string;
          inviter: string;
          kind: string;
          name: string;
          role: string;
          stop_token: string;
          to_email: string;
          token: string;
        }[];
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
          search: Json;
          search_term: string;
          to_email: string;
          total: number;
          waits_for: Json;
        }[];
      };
      claim_notification_mails: {
        Args: { p_limit?: number };
        Returns: {
          attempt: number;
          id: string;
          kind: string;
          news: Json;
          to_email: string;
          token: string;
          total: number;
        }[];
      };
      claim_pushes: {
        Args: { p_limit?: number };
        Returns: {
          attempt: number;
          auth: string;
          endpoint: string;
          id: string;
          p256dh: string;
          told: Json;
          version: number;
        }[];
      };
      claim_refunds: { Args: { p_limit: number }; Returns: Json };
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
      close_question: { Args: { question_id: string }; Returns: undefined };
      confirm_news: { Args: { token: string }; Returns: Json };
      contract_form: { Args: { state: string }; Returns: Json };
      contract_forms: {
        Args: Record<PropertyKey, never>;
        Returns: {
          kind: string;
          link: string;
          read_on: string;
          source: string;
          state: string;
          title: string;
        }[];
      };
      conversation_by_link: { Args: { token: string }; Returns: Json };
      conversation_of_showing: { Args: { booking_id: string }; Returns: Json };
      copy_availability: {
        Args: { from_date: string; listing: string; to_dates: string[] };
        Returns: undefined;
      };
      counter_offer: {
        Args: { id: string; seen: number; terms: Json; valid_until: string };
        Returns: Json;
      };
      dashboard_state: { Args: Record<PropertyKey, never>; Returns: Json };
      deadlines_of_feed: { Args: { p_token: string }; Returns: Json };
      decide_case: {
        Args: { decision: string; id: string; reason: string; seen: number };
        Returns: undefined;
      };
      decide_ownership: {
        Args: { accepts: boolean; id: string; reason?: string };
        Returns: undefined;
      };
      decline_offer: { Args: { id: string; n: number; said?: string }; Returns: Json };
      delete_chat_thread: { Args: { p_thread_id: string }; Returns: string[] };
      delete_document: { Args: { p_id: string }; Returns: undefined };
      delete_sale_file: { Args: { id: string }; Returns: undefined };
      delete_sale_papers: { Args: { sale_id: string }; Returns: undefined };
      disclosures_page: { Args: { listing: string }; Returns: Json };
      drop_calendar_feed: { Args: Record<PropertyKey, never>; Returns: undefined };
      drop_proposal: { Args: { booking_id: string }; Returns: undefined };
      due_signings: { Args: { p_limit?: number }; Returns: Json };
      end_by_link: { Args: { ends?: boolean; token: string }; Returns: Json };
      end_check_in: { Args: { how: string; id: string }; Returns: Json };
      end_conversation: { Args: { conversation_id: string; ends?: boolean }; Returns: undefined };
      end_membership: { Args: { id: string; kind: string }; Returns: undefined };
      extend_check_in: { Args: { id: string; seen: string }; Returns: Json };
      failing_third_parties: {
        Args: Record<PropertyKey, never>;
        Returns: {
          failing_since: string;
          failures: number;
          last_failure: string;
          last_success: string;
          name: string;
          problem: string;
          status: number;
        }[];
      };
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
      finish_refund: { Args: { p_id: string }; Returns: undefined };
      finish_signing: {
        Args: { p_files: Json; p_id: string; p_recipients: Json; p_signed_at: string };
        Returns: boolean;
      };
      forget_push: { Args: { endpoint: string }; Returns: undefined };
      forget_trusted_person: { Args: Record<PropertyKey, never>; Returns: Json };
      free_appointments: { Args: { minutes: number; token: string }; Returns: Json };
      give_feedback: {
        Args: { impression: number; note?: string; offer: string; price: string; token: string };
        Returns: Json;
      };
      go_on_with_sale: { Args: { ending: number; id: string }; Returns: Json };
      home_at: { Args: { letters: string }; Returns: string };
      homes_owned_together: { Args: Record<PropertyKey, never>; Returns: Json };
      improve_offer: {
        Args: {
          files?: Json;
          id: string;
          round_id?: string;
          seen: number;
          terms: Json;
          valid_until: string;
        };
        Returns: Json;
      };
      invitation_by_token: { Args: { kind: string; token: string }; Returns: Json };
      invite_member: {
        Args: {
          email: string;
          id: string;
          kind: string;
          name: string;
          phone?: string;
          place_id: string;
          role?: string;
          shares?: boolean;
        };
        Returns: undefined;
      };
      invite_to_disclosures: { Args: { email: string; listing_id: string }; Returns: undefined };
      invite_visitors: { Args: { id: string }; Returns: Json };
      join_by_token: { Args: { kind: string; seen?: number; token: string }; Returns: string };
      join_list: { Args: { key: string; name: string; token: string }; Returns: Json };
      judge_home: {
        Args: {
          comment?: string;
          home: string;
          key?: string;
          list_id?: string;
          token?: string;
          vote?: string;
        };
        Returns: Json;
      };
      keep_geocode: {
        Args: { p_lat?: number; p_lng?: number; p_query: string };
        Returns: undefined;
      };
      keep_home_marks: {
        Args: {
          forgets_seen?: boolean;
          hidden?: string[];
          noted?: string[];
          notes?: string[];
          seen?: string[];
          shown?: string[];
        };
        Returns: Json;
      };
      keep_phrase: { Args: { p_phrase: string; p_query: string }; Returns: undefined };
      keep_push: {
        Args: { auth: string; device: string; endpoint: string; p256dh: string; topics: string[] };
        Returns: undefined;
      };
      known_phrase: { Args: { p_phrase: string }; Returns: string };
      leave_home_unplaced: { Args: { p_id: string }; Returns: undefined };
      leave_list: {
        Args: { guest_id?: string; key?: string; list_id?: string; token?: string };
        Returns: Json;
      };
      leave_membership: { Args: { kind: string; place_id: string }; Returns: undefined };
      leave_news: { Args: { token: string }; Returns: undefined };
      list_link: { Args: { list_id: string }; Returns: string };
      listing_photo_state: { Args: { p_listing_id: string; p_paths: string[] }; Returns: Json };
      listing_weeks: {
        Args: { listing_id: string };
        Returns: {
          came_from: string;
          offers: number;
          requests: number;
          saves: number;
          showings: number;
          views: number;
          week: string;
        }[];
      };
      mail_caps: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cap: number;
          share: string;
        }[];
      };
      make_offer: {
        Args: {
          as_backup?: boolean;
          came_from?: string;
          files?: Json;
          id: string;
          listing_id: string;
          round_id?: string;
          terms: Json;
          valid_until: string;
        };
        Returns: Json;
      };
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
      moderation_case: { Args: { id: string }; Returns: Json };
      moderation_queue: { Args: { after?: Json }; Returns: Json };
      moderation_weeks: {
        Args: Record<PropertyKey, never>;
        Returns: {
          acted: number;
          answered: number;
          cases: number;
          decided: number;
          lifted: number;
          median_hours: number;
          reports: number;
          week: string;
        }[];
      };
      mortgage_rate: { Args: Record<PropertyKey, never>; Returns: Json };
      move_appointment: {
        Args: { day: string; id: string; starts: string; token: string };
        Returns: Json;
      };
      move_photo: { Args: { p_from: string; p_id: string; p_to: string }; Returns: string[] };
      moving_photos: { Args: { p_limit?: number }; Returns: Json };
      my_case: { Args: { id: string }; Returns: Json };
      my_cases: { Args: Record<PropertyKey, never>; Returns: Json };
      my_chat_limits: { Args: Record<PropertyKey, never>; Returns: Json };
      my_closing_company: { Args: { listing_id: string }; Returns: Json };
      my_conversation: { Args: { id: string }; Returns: Json };
      my_conversations: {
        Args: { before?: string; before_id?: string; page_size?: number };
        Returns: Json;
      };
      my_disclosure_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      my_disclosure_records: { Args: Record<PropertyKey, never>; Returns: Json };
      my_disclosures: { Args: { listing: string }; Returns: Json };
      my_lists: { Args: Record<PropertyKey, never>; Returns: Json };
      my_news: { Args: Record<PropertyKey, never>; Returns: Json };
      my_offer: { Args: { id: string }; Returns: Json };
      my_offers: { Args: Record<PropertyKey, never>; Returns: Json };
      my_outcomes: { Args: Record<PropertyKey, never>; Returns: Json };
      my_ownership: { Args: { listing_id: string }; Returns: Json };
      my_ownership_proofs: { Args: Record<PropertyKey, never>; Returns: Json };
      my_payments: { Args: Record<PropertyKey, never>; Returns: Json };
      my_questions: { Args: Record<PropertyKey, never>; Returns: Json };
      my_safety: { Args: Record<PropertyKey, never>; Returns: Json };
      my_sale: { Args: { id: string }; Returns: Json };
      my_settlement: { Args: { sale_id: string }; Returns: Json };
      my_showing_link: { Args: { booking_id: string }; Returns: string };
      my_showing_records: { Args: Record<PropertyKey, never>; Returns: Json };
      my_showings: { Args: Record<PropertyKey, never>; Returns: Json };
      my_signings: { Args: Record<PropertyKey, never>; Returns: Json };
      my_standing: { Args: { listing: string }; Returns: Json };
      my_telephone: { Args: Record<PropertyKey, never>; Returns: Json };
      my_waits: { Args: Record<PropertyKey, never>; Returns: Json };
      name_trusted_person: {
        Args: { booking_id: string; email: string; id: string; name: string };
        Returns: Json;
      };
      next_free_time: { Args: { listing: string }; Returns: Json };
      note_outcome: {
        Args: {
          happened_on?: string;
          id: string;
          listing_id: string;
          place?: string;
          price?: number;
          status: string;
        };
        Returns: Json;
      };
      note_signing: {
        Args: { p_id: string; p_recipients: Json; p_state: string };
        Returns: string;
      };
      note_third_party: {
        Args: { p_name: string; p_problem?: string; p_status?: number };
        Returns: undefined;
      };
      note_unsent_account_mail: { Args: { p_is_limit: boolean }; Returns: undefined };
      note_webhook: {
        Args: { p_event_id: string; p_names?: string[]; p_reason?: string; p_type: string };
        Returns: undefined;
      };
      offer_start: { Args: { listing_id: string }; Returns: Json };
      offers_of_home: { Args: { listing_id: string }; Returns: Json };
      open_case: {
        Args: { id: string; person: string; reason: string; words: string };
        Returns: string;
      };
      open_chat_thread: { Args: Record<PropertyKey, never>; Returns: string };
      open_checkout: {
        Args: { p_attempt_over?: number; p_plan: string; p_user_id: string };
        Returns: Json;
      };
      open_disclosure: {
        Args: { p_id: string; p_person: string; p_version: number };
        Returns: Json;
      };
      open_houses_of_feed: { Args: { p_token: string }; Returns: Json };
      open_offer_file: {
        Args: { p_caller: string; p_document_id: string; p_offer_id: string };
        Returns: Json;
      };
      open_ownership_proof: { Args: { id: string }; Returns: Json };
      open_party_file: { Args: { p_id: string; p_token: string }; Returns: Json };
      open_sale_file: { Args: { p_caller: string; p_id: string }; Returns: Json };
      open_showing_proof: { Args: { p_booking_id: string; p_caller: string }; Returns: Json };
      operator_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          homes_in_draft: number;
          homes_published: number;
          people: number;
          people_this_week: number;
          showings_ahead: number;
          showings_this_week: number;
          unfinished_refunds: string[];
        }[];
      };
      operator_duties: {
        Args: Record<PropertyKey, never>;
        Returns: {
          duty: string;
          last_error: string;
          last_success: string;
          looked_at: string;
          state: string;
        }[];
      };
      operator_failed_mails: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          attempts: number;
          dropped_at: string;
          id: string;
          is_current: boolean;
          kind: string;
          next_attempt_at: string;
          reason: string;
          recipient: string;
          topic: string;
        }[];
      };
      operator_find: {
        Args: { words: string };
        Returns: {
          detail: string;
          happened_at: string;
          id: string;
          is_suspended: boolean;
          kind: string;
          name: string;
        }[];
      };
      operator_mail: {
        Args: Record<PropertyKey, never>;
        Returns: {
          dropped_this_week: number;
          failing: number;
          kind: string;
          late: number;
          over_limit: number;
          sent_this_week: number;
          sent_today: number;
          topic: string;
          waiting: number;
        }[];
      };
      operator_mail_limits: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cap: number;
          share: string;
          used: number;
        }[];
      };
      operator_payments: { Args: { person: string }; Returns: Json };
      operator_third_parties: {
        Args: Record<PropertyKey, never>;
        Returns: {
          failing_since: string;
          failures: number;
          last_failure: string;
          last_success: string;
          name: string;
          problem: string;
          status: number;
        }[];
      };
      operator_vesty: {
        Args: Record<PropertyKey, never>;
        Returns: {
          answers: number;
          cost: number;
          day: string;
          failed: number;
          people: number;
        }[];
      };
      operator_webhooks: {
        Args: Record<PropertyKey, never>;
        Returns: {
          event_id: string;
          first_failed_at: string;
          last_failed_at: string;
          reason: string;
          tries: number;
          type: string;
        }[];
      };
      operator_weeks: {
        Args: Record<PropertyKey, never>;
        Returns: {
          closed: number;
          hours: number;
          offer: number;
          paid: number;
          published: number;
          sale: number;
          showing: number;
          signed_up: number;
          week: string;
        }[];
      };
      order_answers: { Args: { ids: string[]; listing_id: string }; Returns: undefined };
      owners_of_home: { Args: { listing_id: string }; Returns: Json };
      ownership_queue: { Args: Record<PropertyKey, never>; Returns: Json };
      parties_of_sale: { Args: { sale_id: string }; Returns: Json };
      party_by_token: { Args: { token: string }; Returns: Json };
      party_says: { Args: { kind: string; token: string }; Returns: Json };
      party_takes_file: { Args: { p_kind: string; p_token: string }; Returns: Json };
      pause_geocoder: { Args: { p_seconds: number }; Returns: undefined };
      place_listing: {
        Args: {
          p_address: string;
          p_city: string;
          p_county: string;
          p_id: string;
          p_lat: number;
          p_lng: number;
          p_state: string;
          p_time_zone: string;
          p_zip_code: string;
        };
        Returns: boolean;
      };
      places_around: { Args: { place: string }; Returns: Json };
      places_like: { Args: { typed: string }; Returns: Json };
      price_audience: { Args: { listing_id: string }; Returns: Json };
      propose_amendment: {
        Args: { changes: Json; said?: string; sale_id: string; seen: number; valid_until: string };
        Returns: Json;
      };
      propose_day: {
        Args: {
          counts?: string;
          day: string;
          kind: string;
          moves?: boolean;
          otherwise?: string[];
          said?: string;
          sale_id: string;
          seen: number;
          until_hour?: number;
        };
        Returns: Json;
      };
      propose_showing_times: { Args: { booking_id: string; times: Json }; Returns: undefined };
      propose_times: { Args: { times: Json; token: string }; Returns: Json };
      publish_disclosure: {
        Args: {
          access: string;
          document_id: string;
          id: string;
          kind: string;
          listing_id: string;
          title: string;
        };
        Returns: undefined;
      };
      rank_backups: {
        Args: { listing_id: string; ranked: string[]; seen: string[] };
        Returns: Json;
      };
      read_disclosure_news: { Args: { listing: string }; Returns: undefined };
      read_messages: { Args: { conversation_id: string; n: number }; Returns: undefined };
      read_notifications: { Args: { ids?: string[]; until?: string }; Returns: number };
      record_checkout: {
        Args: { p_attempt: number; p_plan: string; p_session_id: string; p_user_id: string };
        Returns: undefined;
      };
      record_facts: {
        Args: { kind: string; sale_id: string; seen: Json; told: Json };
        Returns: Json;
      };
      record_stripe_customer: {
        Args: { p_customer_id: string; p_user_id: string };
        Returns: undefined;
      };
      refuse_invitation: { Args: { token: string }; Returns: undefined };
      register_api_view: {
        Args: { p_listing_id: string; p_networks: string[]; p_person: string; p_visitor: string };
        Returns: undefined;
      };
      register_listing_view: {
        Args: { p_from?: string; p_listing_id: string; p_visitor: string };
        Returns: undefined;
      };
      remove_disclosure_guest: { Args: { id: string }; Returns: undefined };
      remove_from_list: {
        Args: { home: string; key?: string; list_id?: string; token?: string };
        Returns: Json;
      };
      rename_document: { Args: { p_id: string; p_name: string }; Returns: Json };
      renew_invitation: { Args: { id: string; kind: string }; Returns: undefined };
      replace_disclosure: {
        Args: { document_id: string; id: string; version: number };
        Returns: undefined;
      };
      replica_state: { Args: Record<PropertyKey, never>; Returns: Json };
      report: {
        Args: {
          id: string;
          kind: string;
          reason: string;
          subject: string;
          token?: string;
          words?: string;
        };
        Returns: boolean;
      };
      request_news: { Args: { p_email?: string; p_search_term?: string }; Returns: string };
      request_search: {
        Args: { p_email?: string; p_filters: Json; p_name: string };
        Returns: string;
      };
      request_times: { Args: { p_email?: string; p_listing_id: string }; Returns: string };
      reserve_chat: {
        Args: {
          p_budget: number;
          p_cost: number;
          p_images: string[];
          p_lease_seconds: number;
          p_message: string;
          p_message_id: string;
          p_networks?: string[];
          p_thread_id: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      restore_document: { Args: { p_id: string }; Returns: Json };
      retry_mail: { Args: { p_attempts: number; p_id: string }; Returns: boolean };
      return_chat: {
        Args: { p_cost: number; p_message_id: string; p_turn: string; p_user_id: string };
        Returns: undefined;
      };
      rotate_calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json };
      save_list: {
        Args: { homes?: string[]; id: string; name: string; shown_name: string };
        Returns: Json;
      };
      save_settlement: { Args: { figures: Json; sale_id: string; seen: number }; Returns: Json };
      save_showing_settings: {
        Args: {
          auto_confirm: boolean;
          buffer_hours: number;
          entry_notes?: string;
          horizon_days: number;
          listing: string;
          notice_hours: number;
          showing_minutes?: number;
          slot_minutes?: number;
          weekly_hours: Json;
        };
        Returns: undefined;
      };
      save_timeline: { Args: { listing_id: string; seen: Json; steps: Json }; Returns: Json };
      saves_this_week: { Args: { listing_id: string }; Returns: number };
      say_money: {
        Args: { earnest_money: string; id: string; said?: string; seen?: string };
        Returns: Json;
      };
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
      send_message: { Args: { body: string; conversation_id: string; id: string }; Returns: Json };
      set_availability: {
        Args: { dates: string[]; listing: string; slots: string[] };
        Returns: undefined;
      };
      set_contract_form: {
        Args: {
          p_kind: string;
          p_link: string;
          p_read_on: string;
          p_source: string;
          p_state: string;
          p_title: string;
        };
        Returns: number;
      };
      set_disclosure_access: { Args: { access: string; id: string }; Returns: undefined };
      set_listing_images: {
        Args: { p_images: Json; p_listing_id: string; p_replaced?: Json; p_user_id: string };
        Returns: Json;
      };
      set_mail_cap: { Args: { p_cap: number; p_share?: string }; Returns: number };
      set_mortgage_rate: {
        Args: { as_of?: string; percent?: number; source?: string };
        Returns: undefined;
      };
      set_notification_mail: { Args: { kind: string; mail: string }; Returns: undefined };
      set_ownership_rule: { Args: { waits: boolean }; Returns: undefined };
      set_telephone_rule: { Args: { p_offered: boolean }; Returns: boolean };
      set_timeline_task: {
        Args: { done: boolean; listing_id: string; step: string; task: string };
        Returns: undefined;
      };
      settle_email: {
        Args: { p_error?: string; p_id: string; p_outcome: string; p_wait_seconds?: number };
        Returns: undefined;
      };
      settle_push: {
        Args: { p_id: string; p_outcome: string; p_version: number; p_wait_seconds?: number };
        Returns: undefined;
      };
      settle_step: {
        Args: { how: string; kind: string; said?: string; sale_id: string; seen: number };
        Returns: Json;
      };
      share_contact: { Args: { id: string; shares: boolean }; Returns: Json };
      share_list: { Args: { list_id: string }; Returns: string };
      share_sale_file: { Args: { id: string; seen_by?: string }; Returns: Json };
      shared_list: { Args: { list_id?: string; token?: string }; Returns: Json };
      short_address: { Args: { listing_id: string }; Returns: string };
      showing_by_token: { Args: { token: string }; Returns: Json };
      signed_in_recently: { Args: Record<PropertyKey, never>; Returns: boolean };
      signer_of: { Args: { p_caller: string; p_id: string }; Returns: Json };
      signing_called_off: { Args: { p_id: string; p_late?: string }; Returns: undefined };
      signing_changed: { Args: { p_envelope_id: string }; Returns: boolean };
      signing_failed: { Args: { p_id: string; p_problem: string }; Returns: undefined };
      signing_sent: {
        Args: { p_envelope_id: string; p_id: string; p_recipients: Json };
        Returns: string;
      };
      signings_of_sale: { Args: { sale_id: string }; Returns: Json };
      similar_listings: { Args: { listing_id: string }; Returns: Json };
      sitemap_part: { Args: { part: number; parts: number }; Returns: Json };
      sold_home: { Args: { listing: string }; Returns: Json };
      stale_pages: { Args: { p_asked?: number }; Returns: number };
      start_chat: {
        Args: { p_lease_seconds: number; p_message_id: string; p_turn: string; p_user_id: string };
        Returns: boolean;
      };
      stay_as_backup: { Args: { id: string; stays: boolean }; Returns: Json };
      step_by_link: { Args: { token: string }; Returns: Json };
      stop_notification_mail: { Args: { token: string }; Returns: string };
      stop_waiting: { Args: { listing: string }; Returns: undefined };
      stripe_customer_of: { Args: { p_user_id: string }; Returns: string };
      suggest_places: { Args: { typed: string }; Returns: Json };
      sweep_chat_images: { Args: { p_limit?: number }; Returns: string[] };
      sweep_documents: { Args: { p_limit?: number }; Returns: string[] };
      sweep_photos: { Args: { p_limit?: number }; Returns: string[] };
      sweep_sale_files: { Args: { p_limit?: number }; Returns: string[] };
      take_appointment: {
        Args: {
          day: string;
          id: string;
          minutes: number;
          phone: string;
          starts: string;
          token: string;
        };
        Returns: Json;
      };
      take_pot: {
        Args: { p_about: string; p_networks: string[]; p_person: string; p_pot: string };
        Returns: boolean;
      };
      take_rate: {
        Args: { p_cap: number; p_key: string; p_window_seconds: number };
        Returns: boolean;
      };
      take_rates: {
        Args: { p_cap: number; p_keys: string[]; p_window_seconds: number };
        Returns: boolean;
      };
      telephone_rule: { Args: Record<PropertyKey, never>; Returns: boolean };
      telephone_shown: { Args: { listing: string }; Returns: string };
      trust_by_token: { Args: { token: string }; Returns: Json };
      undo_outcome: { Args: { id: string; listing_id: string }; Returns: string };
      unread_conversations: { Args: Record<PropertyKey, never>; Returns: number };
      unshare_list: { Args: { list_id: string }; Returns: Json };
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
      views_this_week: { Args: { listing_id: string }; Returns: number };
      wait_for_times: { Args: { listing: string }; Returns: undefined };
      waiting_count: { Args: { listing: string }; Returns: number };
      withdraw_disclosure: { Args: { id: string }; Returns: undefined };
      withdraw_offer: { Args: { id: string; said?: string }; Returns: Json };
      withdraw_signing: { Args: { id: string }; Returns: Json };
      write_by_link: { Args: { body: string; id: string; token: string }; Returns: Json };
      write_to_visitor: { Args: { body: string; booking_id: string; id: string }; Returns: Json };
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
